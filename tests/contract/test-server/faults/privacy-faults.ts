import { fieldOf } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import type { EventChange } from '../switch.ts';
import { envelope, payload, turn } from './change.ts';

const two = { parts: ['journey', 'laws'], with: ['userRegister'] } as const;

const socket = {
  parts: ['journey', 'socket'],
  with: ['userRegister', 'rechargeCreateRechargeOrder'],
  on: 'socket',
} as const;

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
  ...planted(two, {
    'userChangePwd old-password': {
      'a password that is not changed': { instead: () => envelope(200, true, {}) },
    },
    'userResetPwd old-password': {
      'a password that is not reset': { instead: () => envelope(200, true, {}) },
    },
    'userGetUserInfo other-sessions-end': Object.fromEntries(
      ['userChangePwd', 'userResetPwd'].map((foundOn) => [
        `sessions that outlive a new password (${foundOn})`,
        { foundOn, after: turn(401, 403) },
      ]),
    ),
  }),
  ...planted(socket, {
    'socket socket-ticket': {
      'a ticket that binds nothing': {
        befores: { '/socket': (request) => Object.assign(request, { body: {} }) },
      },
      'a ticket that binds each time': anyTicket(),
    },
    'socket own-events': { 'an event that comes to another player': { event: firstAgain() } },
    'socket event-amount': {
      'an event with another amount': {
        event: payload((row) => JSON.stringify({ ...row, amount: Number(row.amount) + 1 })),
      },
    },
  }),
  ...planted('socket', {
    'socket chat-sequence': {
      'a conversation with a gap': {
        event: (name, args) => {
          const seq = fieldOf(args[0], 'seq');
          return name === 'chat' && typeof seq === 'number'
            ? [name, { ...Object(args[0]), seq: seq * 2 }]
            : [name, ...args];
        },
      },
      'two entries with one number': {
        event: (name, args) => (name === 'chat' ? [name, { ...Object(args[0]), seq: 1 }] : [name, ...args]),
      },
    },
  }),
];
