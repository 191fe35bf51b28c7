import { isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { EventChange } from '../switch.ts';

const events = { parts: ['journey', 'socket'], with: ['rechargeCreateRechargeOrder'] } as const;
const recharge = { ...events, on: 'socket recharge' } as const;

function payload(change: (payload: Record<string, unknown>) => unknown): EventChange {
  return (name, args) => {
    const parsed: unknown = name === 'recharge' ? JSON.parse(String(args[0])) : undefined;
    return isObject(parsed) ? [name, change(parsed)] : [name, ...args];
  };
}

/** No arguments drop the event. */
function instead(of: string, ...other: [] | [name: string, ...args: unknown[]]): EventChange {
  return (name, args) => {
    if (name !== of) return [name, ...args];
    const [changed, ...rest] = other;
    return changed === undefined ? undefined : [changed, ...rest];
  };
}

export const socketFaults: readonly Fault[] = [
  { ...recharge, name: 'a payload as an object', rule: 'socket/encoding', event: payload((row) => row) },
  { ...recharge, name: 'a payload that is no JSON', rule: 'socket/encoding', event: payload(() => 'paid') },
  {
    ...recharge,
    name: 'an event without its order',
    rule: 'socket/schema/required',
    event: payload(({ amount }) => JSON.stringify({ amount })),
  },
  {
    ...recharge,
    name: 'an event with its amount in a text',
    rule: 'socket/schema/type',
    event: payload((row) => JSON.stringify({ ...row, amount: '10' })),
  },
  {
    ...recharge,
    name: 'an event with a surplus field',
    rule: 'socket/unknown-field',
    event: payload((row) => JSON.stringify({ ...row, currency: 'CLP' })),
  },
  {
    ...events,
    on: 'socket jackpot',
    name: 'an event nobody knows',
    rule: 'socket/unknown-event',
    event: instead('recharge', 'jackpot', 'now'),
  },
  {
    ...events,
    on: 'socket balance',
    name: 'a payload on an event that has none',
    rule: 'socket/payload',
    event: instead('balance', 'balance', { total: 1 }),
  },
  {
    ...events,
    on: 'socket',
    name: 'a paid deposit without an event',
    rule: 'socket/missing-event',
    event: instead('recharge'),
  },
  {
    ...events,
    on: 'socket',
    name: 'a balance without an event',
    rule: 'socket/missing-event',
    event: instead('balance'),
  },
  {
    ...events,
    on: 'socket',
    name: 'a socket that hangs up',
    rule: 'socket/connect',
    event: instead('balance', 'hang-up'),
  },
  {
    ...events,
    on: 'socket chat',
    name: 'a chat entry without its place in the conversation',
    rule: 'socket/schema/required',
    event: (name, args) => {
      const [entry] = args;
      if (name !== 'chat' || !isObject(entry)) return [name, ...args];
      const { seq: _, ...rest } = entry;
      return [name, rest];
    },
  },
  {
    ...events,
    on: 'socket',
    name: 'a chat nobody joins',
    rule: 'socket/missing-event',
    event: instead('chatJoined'),
  },
];
