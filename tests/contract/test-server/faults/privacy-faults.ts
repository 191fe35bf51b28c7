import { fieldOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { EventChange } from '../switch.ts';
import { envelope } from './change.ts';

const two = { players: 2, parts: ['journey', 'laws'] } as const;

const socket = {
  players: 2,
  parts: ['journey', 'socket'],
  with: ['userRegister', 'rechargeCreateRechargeOrder'],
  on: 'socket',
} as const;

const recharge =
  (change: (payload: Record<string, unknown>) => object): EventChange =>
  (name, args) =>
    name === 'recharge' ? [name, JSON.stringify(change(JSON.parse(String(args[0]))))] : [name, ...args];

/** Each deposit repeats the first event, also on the other player's socket. */
function firstAgain(): EventChange {
  let first: readonly unknown[] | undefined;
  return (name, args) => {
    if (name === 'recharge') first ??= args;
    return name === 'recharge' && first ? [name, ...first] : [name, ...args];
  };
}

/** A handshake with a ticket is answered as one with the token of the session. */
function anyTicket(): Pick<Fault, 'befores'> {
  let session: string | undefined;
  return {
    befores: {
      userGetUserInfo: ({ token }) => {
        session = token;
      },
      '/socket': (request) => {
        if (fieldOf(request.body, 'ticket') !== undefined) request.token = session;
      },
    },
  };
}

export const privacyFaults: readonly Fault[] = [
  {
    ...two,
    name: 'a password that is not changed',
    on: 'userChangePwd',
    rule: 'old-password',
    with: ['userRegister'],
    instead: () => envelope(200, true, {}),
  },
  ...(['userChangePwd', 'userResetPwd'] as const).map(
    (foundOn): Fault => ({
      ...two,
      name: `sessions that outlive a new password (${foundOn})`,
      on: 'userGetUserInfo',
      foundOn,
      rule: 'other-sessions-end',
      with: ['userRegister'],
      after: (answer) => {
        if (answer.status === 401) answer.status = 403;
      },
    }),
  ),
  {
    ...two,
    name: 'a password that is not reset',
    on: 'userResetPwd',
    rule: 'old-password',
    with: ['userRegister'],
    instead: () => envelope(200, true, {}),
  },
  {
    ...socket,
    name: 'a ticket that binds nothing',
    rule: 'socket-ticket',
    befores: { '/socket': (request) => Object.assign(request, { body: {} }) },
  },
  { ...socket, name: 'a ticket that binds each time', rule: 'socket-ticket', ...anyTicket() },
  {
    ...socket,
    name: 'an event that comes to another player',
    rule: 'own-events',
    event: firstAgain(),
  },
  {
    ...socket,
    name: 'an event with another amount',
    rule: 'event-amount',
    event: recharge((row) => ({ ...row, amount: Number(row.amount) + 1 })),
  },
  {
    ...socket,
    name: 'an event with the fee in its amount',
    rule: 'event-amount',
    event: recharge((row) => ({ ...row, amount: Number(row.amount) * 1.01 })),
  },
  {
    ...socket,
    name: 'a conversation with a gap',
    rule: 'chat-sequence',
    event: (name, args) => {
      const seq = fieldOf(args[0], 'seq');
      return name === 'chat' && typeof seq === 'number'
        ? [name, { ...Object(args[0]), seq: seq * 2 }]
        : [name, ...args];
    },
  },
  {
    ...socket,
    name: 'two entries with one number',
    rule: 'chat-sequence',
    event: (name, args) => (name === 'chat' ? [name, { ...Object(args[0]), seq: 1 }] : [name, ...args]),
  },
];
