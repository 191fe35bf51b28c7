import { fieldOf } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import type { AnswerChange, EventChange, WireAnswer } from '../switch.ts';
import { envelope, put } from './change.ts';

const two = { players: 2, parts: ['journey', 'laws'] } as const;
const created = '2026-11-21T12:00:00.000Z';

/** Answers instead of refusing what this player may not know. */
function instead(code: string, data: unknown): AnswerChange {
  return (answer: WireAnswer) => {
    if (fieldOf(fieldOf(answer.body, 'data'), 'code') === code)
      Object.assign(answer, envelope(200, true, data));
  };
}

const order = {
  amount: 1000,
  fee: 0,
  payChannel: 'x',
  routing: 'x',
  paymentMethod: 'x',
  status: 0,
  reason: '',
  createdAt: created,
};
const packet = {
  id: 'E1',
  sender: '912***678',
  isOwn: true,
  greeting: '',
  amount: 1000,
  shares: 2,
  sharesLeft: 2,
  kind: 'equal',
  expiresAt: created,
  status: 'open',
};
const withdrawal = {
  ...order,
  account: '001*****789',
  payee: { id: 'W1' },
  timeline: [{ step: 'received', at: created }],
};
const listOf =
  (row: object): AnswerChange =>
  (answer, { body }) => {
    if (fieldOf(body, 'intentId') !== undefined) put('list', [{ id: 'R1', ...row }])(answer);
    if (fieldOf(body, 'intentId') !== undefined) put('total', 1)(answer);
  };

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

export const privacyFaults: readonly Fault[] = [
  {
    ...two,
    name: "another player's deposit",
    on: 'rechargeQueryPay',
    rule: 'not-yours',
    with: ['userRegister'],
    after: (answer, request) =>
      instead('unknown-order', { id: fieldOf(request.body, 'id'), ...order })(answer, request),
  },
  {
    ...two,
    name: "another code for another player's deposit",
    on: 'rechargeQueryPay',
    rule: 'not-yours',
    with: ['userRegister'],
    after: (answer) => {
      if (fieldOf(fieldOf(answer.body, 'data'), 'code') === 'unknown-order')
        Object.assign(answer, envelope(200, false, { code: 'not-your-order' }));
    },
  },
  {
    ...two,
    name: "a payment of another player's deposit",
    on: 'rechargePrepay',
    rule: 'not-yours',
    with: ['userRegister', 'rechargeQueryPay'],
    after: instead('unknown-order', { status: 'pending' }),
  },
  {
    ...two,
    name: "another player's deposits by their intent",
    on: 'rechargeOrders',
    rule: 'not-yours',
    with: ['userRegister'],
    after: listOf(order),
  },
  {
    ...two,
    name: "another player's withdrawals by their intent",
    on: 'withdrawOrders',
    rule: 'not-yours',
    with: ['userRegister'],
    after: listOf(withdrawal),
  },
  {
    ...two,
    name: "another player's withdrawal cancelled",
    on: 'withdrawCreate',
    rule: 'not-yours',
    with: ['userRegister'],
    after: instead('unknown-withdrawal', { id: 'W1', fee: 0 }),
  },
  {
    ...two,
    name: "a withdrawal to another player's payee",
    on: 'withdrawCreate',
    rule: 'not-yours',
    with: ['userRegister'],
    after: instead('unknown-payee', { id: 'W1', fee: 0 }),
  },
  {
    ...two,
    name: "another player's packet by its intent",
    on: 'luckyMoneyEnvelope',
    rule: 'not-yours',
    with: ['userRegister'],
    after: instead('unknown-packet', packet),
  },
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
    ...two,
    name: 'a phone that was bound and is not in the profile',
    on: 'userGetUserInfo',
    foundOn: 'userBindPhone',
    rule: 'bound-phone',
    with: ['userBindPhone', 'userRegister'],
    after: put('phoneNumber', ''),
  },
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
