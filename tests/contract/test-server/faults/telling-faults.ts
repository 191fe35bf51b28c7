import { fieldOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { EventChange } from '../switch.ts';
import { put } from './change.ts';

const told = {
  players: 2,
  parts: ['journey', 'socket'],
  with: ['userRegister', 'rechargeCreateRechargeOrder', 'rechargeQueryPay'],
  on: 'socket',
} as const;

/** Another event repeats the event of a deposit. */
function again(on: string): EventChange {
  let last: readonly unknown[] | undefined;
  return (name, args) => {
    if (name === 'recharge') last = args;
    return name === on && last ? ['recharge', ...last] : [name, ...args];
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

export const tellingFaults: readonly Fault[] = [
  ...planted(told, {
    'socket event-once': { 'an event that comes again with the balance': { event: again('balance') } },
    'socket event-not-early': {
      'an event before the end of its order': { afters: { rechargeQueryPay: put('status', 1) } },
      'an event for an order that nobody began to pay': { afters: { rechargeQueryPay: put('status', 0) } },
    },
    'socket login-binds': { 'a login that is ignored': { ignores: (name) => name === 'login' } },
    'socket chat-order': { 'a conversation without its name at first': { event: lateName() } },
    'socket chat-repeat': { 'a message that becomes two entries': { event: newEntry() } },
  }),
];
