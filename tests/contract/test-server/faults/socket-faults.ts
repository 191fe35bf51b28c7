import { fieldOf, isObject } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { EventChange } from '../switch.ts';
import { payload, put } from './change.ts';

const events = { parts: ['journey', 'socket'], with: ['rechargeCreateRechargeOrder'] } as const;
const recharge = { ...events, on: 'socket recharge' } as const;

/** No arguments drop the event. */
function instead(of: string, ...other: [] | [name: string, ...args: unknown[]]): EventChange {
  return (name, args) => {
    if (name !== of) return [name, ...args];
    const [changed, ...rest] = other;
    return changed === undefined ? undefined : [changed, ...rest];
  };
}

const told = {
  parts: ['journey', 'socket'],
  with: ['userRegister', 'rechargeCreateRechargeOrder', 'rechargeQueryPay'],
  on: 'socket',
} as const;

/** Another event repeats the event of a deposit, three times. */
function again(on: string): EventChange {
  let last: readonly unknown[] | undefined;
  let repeats = 0;
  return (name, args) => {
    if (name === 'recharge') last = args;
    if (name !== on || !last || repeats === 3) return [name, ...args];
    repeats += 1;
    return ['recharge', ...last];
  };
}

function lateName(): EventChange {
  let held: readonly unknown[] | undefined;
  let entries = 0;
  return (name, args) => {
    if (name === 'chatJoined') {
      held = args;
      return undefined;
    }
    if (name !== 'chat') return [name, ...args];
    entries += 1;
    return entries === 2 && held ? ['chatJoined', ...held] : [name, ...args];
  };
}

function newEntry(): EventChange {
  let more = 0;
  const seen = new Set<unknown>();
  return (name, args) => {
    if (name !== 'chat') return [name, ...args];
    const id = fieldOf(args[0], 'id');
    if (seen.has(id)) more += 1;
    seen.add(id);
    return [name, { ...Object(args[0]), seq: Number(fieldOf(args[0], 'seq')) + more }];
  };
}

export const socketFaults: readonly Fault[] = [
  ...planted(recharge, {
    'socket recharge socket/encoding': {
      'a payload as an object': { event: payload((row) => row) },
      'a payload that is no JSON': { event: payload(() => 'paid') },
    },
    'socket recharge socket/schema/required': {
      'an event without its order': { event: payload(({ amount }) => JSON.stringify({ amount })) },
    },
    'socket recharge socket/schema/type': {
      'an event with its amount in a text': {
        event: payload((row) => JSON.stringify({ ...row, amount: '10' })),
      },
    },
    'socket recharge socket/unknown-field': {
      'an event with a surplus field': {
        event: payload((row) => JSON.stringify({ ...row, currency: 'CLP' })),
      },
    },
  }),
  ...planted(events, {
    'socket jackpot socket/unknown-event': {
      'an event nobody knows': { event: instead('recharge', 'jackpot', 'now') },
    },
    'socket balance socket/payload': {
      'a payload on an event that has none': { event: instead('balance', 'balance', { total: 1 }) },
    },
    'socket socket/missing-event': {
      'a paid deposit without an event': { event: instead('recharge') },
      'a balance without an event': { event: instead('balance') },
      'a chat nobody joins': { event: instead('chatJoined') },
    },
    'socket socket/connect': { 'a socket that hangs up': { event: instead('balance', 'hang-up') } },
    'socket chat socket/schema/required': {
      'a chat entry without its place in the conversation': {
        event: (name, args) => {
          const [entry] = args;
          if (name !== 'chat' || !isObject(entry)) return [name, ...args];
          const { seq: _, ...rest } = entry;
          return [name, rest];
        },
      },
    },
  }),
  ...planted(told, {
    'socket event-once': { 'an event that comes again with the balance': { event: again('balance') } },
    'socket event-not-early': {
      'an event before the end of its order': { afters: { rechargeQueryPay: put('status', 1) } },
    },
    'socket login-binds': { 'a login that is ignored': { ignores: (name) => name === 'login' } },
  }),
  ...planted('socket', {
    'socket chat-order': { 'a conversation without its name at first': { event: lateName() } },
    'socket chat-repeat': { 'a message that becomes two entries': { event: newEntry() } },
  }),
];
