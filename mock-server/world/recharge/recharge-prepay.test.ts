import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import {
  createTestWorld,
  newPlayer,
  richPlayer,
  TEST_NOW,
  type TestWorld,
} from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { playerById } from '../players/players.ts';
import { outbox } from '../players/sms.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createRechargeOrder, ORDER_LIFETIME_MS } from './recharge-create.ts';
import { type Prepayment, prepay } from './recharge-prepay.ts';
import { decideOrder } from './recharge-settle.ts';

const methods = {
  webpay: { payChannel: 'transbank', routing: 'webpay-plus', account: '12345678-5' },
  khipu: { payChannel: 'khipu', routing: 'khipu-bank', account: 'a@b.cl', bankCode: '012' },
  mach: { payChannel: 'mach', routing: 'mach-otp', account: '998877665' },
  cuentarut: { payChannel: 'bancoestado', routing: 'cuentarut-otp', account: '12345678-5' },
  transferencia: { payChannel: 'etpay', routing: 'bank-transfer' },
} as const;
type Method = keyof typeof methods;

/** An order, and the way to take the next step of its payment. */
function orderBy(world: TestWorld['world'], method: Method, playerId = richPlayer, amount = 1_000_000) {
  const { payChannel } = methods[method];
  const order = createRechargeOrder(world, playerId, { amount, payChannel, paymentMethod: method });
  const pay = (more: Partial<Prepayment> = {}, payer = playerId) =>
    prepay(world, payer, { id: order.id, ...methods[method], returnOrigin: null, ...more });
  return { order, pay };
}

test.each<[what: string, method: Method, change: Partial<Prepayment>, refusal: unknown]>([
  ['an unknown order', 'webpay', { id: 'R0' }, refused('unknown-order', 'id')],
  ['another company', 'webpay', { payChannel: 'khipu' }, refused('unknown-method', 'payChannel')],
  ['another routing', 'webpay', { routing: 'khipu-bank' }, refused('unknown-method', 'routing')],
  ['no account', 'webpay', { account: undefined }, refused('wrong-account', 'account')],
  ['a wrong account', 'webpay', { account: '12345678-9' }, refused('wrong-account', 'account')],
  ['a wrong account of an app', 'mach', { account: '12345' }, refused('wrong-account', 'account')],
  ['no bank', 'khipu', { bankCode: undefined }, refused('unknown-bank', 'bankCode')],
  ['an unknown bank', 'khipu', { bankCode: '999' }, refused('unknown-bank', 'bankCode')],
  [
    'a code that no company asked for, and a wrong account',
    'webpay',
    { otpCode: '123456', account: '12345678-9' },
    refused('wrong-account', 'account'),
  ],
])(
  'DEP-03 a payment with %s is refused at its field, and the order waits',
  (_what, method, change, refusal) => {
    const { world } = createTestWorld();
    const { order, pay } = orderBy(world, method);
    expect(() => pay(change)).toThrow(refusal);
    expect(order.status).toBe(orderStatus.created);
    expect(world.state.due.map(({ kind }) => kind)).toEqual(['expire-order']);
  },
);

test('DEP-03 PLR-02 an order is not paid by a stranger, by an excluded player or after its end', () => {
  const { world, pass } = createTestWorld();
  const { order, pay } = orderBy(world, 'webpay');
  expect(() => pay({}, newPlayer)).toThrow(refused('unknown-order', 'id'));
  playerById(world, richPlayer).excludedUntil = TEST_NOW + 1;
  expect(() => pay()).toThrow(refused('account-excluded'));
  pass(1);
  expect(pay().step).toBe('redirect');
  decideOrder(world, order.id, { outcome: 'fail' });
  expect(() => pay()).toThrow(refused('order-closed', 'id'));
});

test('DEP-03 a payment after the order has expired is credited, once', () => {
  const { world, pass } = createTestWorld();
  const { order } = orderBy(world, 'khipu');
  const { cash } = playerBalance(world, richPlayer);
  pass(ORDER_LIFETIME_MS);
  expect(order).toMatchObject({ status: orderStatus.failed, reason: { text: 'order-expired' } });
  expect(decideOrder(world, order.id, { outcome: 'fail' })).toBe(false);
  const approve = () => decideOrder(world, order.id, { outcome: 'approve' });
  expect([approve(), approve()]).toEqual([true, false]);
  expect(order).toMatchObject({ status: orderStatus.success, reason: null });
  expect(playerBalance(world, richPlayer).cash).toBe(cash + order.amount);
});

test("DEP-03 a payment at the bank's page waits for the payer, who finds the same page again, and a transfer arrives after 90 s", () => {
  const { world, pass } = createTestWorld();
  const atBank = orderBy(world, 'khipu');
  const transfer = orderBy(world, 'transferencia');
  const declined = orderBy(world, 'transferencia', richPlayer, 1_001_300);
  declined.pay();
  const page = atBank.pay();
  expect(page).toMatchObject({ step: 'redirect', bankKey: expect.stringMatching(/^\w{20}$/) });
  expect(atBank.pay(), 'the way back to the bank').toEqual(page);
  for (let tap = 0; tap < 2; tap += 1)
    expect(transfer.pay()).toEqual({ step: 'transfer', reference: transfer.order.id });
  expect(world.state.due.map(({ kind }) => kind)).toEqual(['expire-order', 'fail-order', 'settle-order']);
  const status = () => [atBank.order.status, transfer.order.status];
  pass(90_000 - 1);
  expect(status()).toEqual([orderStatus.pending, orderStatus.pending]);
  pass(1);
  expect(status()).toEqual([orderStatus.pending, orderStatus.success]);
  expect(declined.order).toMatchObject({ status: orderStatus.failed, reason: { text: 'payment-refused' } });
  expect(world.state.due.map(({ kind }) => kind)).toContain('expire-order');
});

test('DEP-03 the bank leads back to the page that is named, on a known origin alone, and a later step keeps it', () => {
  const { world } = createTestWorld();
  const { order, pay } = orderBy(world, 'webpay');
  const from = { returnOrigin: 'http://192.168.1.7:4173', knownOrigins: ['https://shop.example'] };
  pay(from);
  pay();
  expect(order.returnUrl).toBe(`http://192.168.1.7:4173/deposit?order=${order.id}`);
  for (const origin of ['http://192.168.1.7:4173', 'https://shop.example', 'http://localhost:3000']) {
    pay({ ...from, returnUrl: `${origin}/wallet#paid` });
    expect(order.returnUrl).toBe(`${origin}/wallet#paid`);
  }
  for (const origin of [
    'https://shop.example.evil',
    'https://localhost.evil',
    'https://my-localhost',
    'http://shop.example',
  ])
    expect(() => pay({ ...from, returnUrl: `${origin}/` })).toThrow(
      refused('wrong-return-url', 'returnUrl', { origin }),
    );
  expect(order.returnUrl).toBe('http://localhost:3000/wallet#paid');
});

test.each<[what: string, method: Method, playerId: string, phone: string, sentTo: string]>([
  ['the phone that pays', 'mach', richPlayer, '998877665', '998***665'],
  ["the player's phone", 'cuentarut', richPlayer, '912345678', '912***678'],
  ['the number of the account, without a phone', 'cuentarut', newPlayer, '987654321', '987***321'],
])(
  'DEP-03 the code goes to %s, is named masked and is sent once',
  (_what, method, playerId, phone, sentTo) => {
    const { world, pass } = createTestWorld();
    const { order, pay } = orderBy(world, method, playerId);
    for (let tap = 0; tap < 2; tap += 1) expect(pay()).toEqual({ step: 'otp-required', sentTo });
    expect(order).toMatchObject({ status: orderStatus.created, otpPhone: phone });
    const [sms, ...rest] = outbox(world);
    expect([sms?.phone, sms?.kind, rest]).toEqual([phone, 'otp', []]);
    const right = { otpCode: sms?.code, account: undefined };
    for (let tap = 0; tap < 2; tap += 1) expect(pay(right)).toEqual({ step: 'pending' });
    pass(1000 - 1);
    expect(order.status).toBe(orderStatus.pending);
    pass(1);
    expect(order.status).toBe(orderStatus.success);
  },
);

test("DEP-03 an order is paid with its own code, not with another order's to the same phone", () => {
  const { world, pass } = createTestWorld();
  orderBy(world, 'mach').pay();
  const { order, pay } = orderBy(world, 'mach');
  const otpCode = outbox(world)[0]?.code;
  expect(() => pay({ otpCode })).toThrow(refused('expired-code', 'otpCode'));
  expect(order).toMatchObject({ status: orderStatus.created, otpWrong: 0 });
  pass(60_000);
  expect(pay().step).toBe('otp-required');
  expect(outbox(world)).toHaveLength(2);
});

test('DEP-03 after four wrong codes the right one still pays, the fifth ends the order with the reason', () => {
  for (const [guesses, status] of [
    [4, orderStatus.pending],
    [5, orderStatus.failed],
  ] as const) {
    const { world } = createTestWorld();
    const { order, pay } = orderBy(world, 'mach');
    pay();
    const code = outbox(world)[0]?.code ?? '';
    for (let guess = 0; guess < guesses; guess += 1)
      expect(() => pay({ otpCode: '000000' })).toThrow(refused('wrong-code', 'otpCode'));
    if (status === orderStatus.pending) expect(pay({ otpCode: code })).toEqual({ step: 'pending' });
    else expect(() => pay({ otpCode: code })).toThrow(refused('order-closed', 'id'));
    expect([order.status, order.otpWrong]).toEqual([status, guesses]);
    expect(order.reason).toEqual(status === orderStatus.failed ? { text: 'otp-tries' } : null);
  }
});
