import { readFileSync } from 'node:fs';
import { type OperationId, operations } from '@copihue/contract/operations';
import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

const RUT = '15111111-4';

async function playerWithEverything() {
  const client = createTestClient();
  const owner = await client.login();
  const own = async (path: string, body: unknown) => {
    const { success, data, message } = await client.call(path, body, { token: owner });
    if (!success) throw new Error(`${path}: ${message}`);
    return data;
  };
  const webpay = { amount: 10_000, payChannel: 'transbank', paymentMethod: 'webpay' };
  const intentIds = {
    order: '0b2f4c61-2a0e-4e0b-9d1d-6f5f2b8a7c01',
    packet: '0b2f4c61-2a0e-4e0b-9d1d-6f5f2b8a7c02',
    withdrawal: '0b2f4c61-2a0e-4e0b-9d1d-6f5f2b8a7c03',
  };
  const order = await own('/recharge/createRechargeOrder', { ...webpay, intentId: intentIds.order });
  const payment = { id: order.id, account: RUT, payChannel: 'transbank', routing: 'webpay-plus' };
  const { redirectUrl } = await own('/recharge/prepay', payment);
  const packet = await own('/lucky/money/create', {
    amount: 2_000,
    shares: 2,
    kind: 'equal',
    intentId: intentIds.packet,
  });
  const { envelopeId } = await own('/lucky/money/displayReward', {});
  await own('/lucky/money/claim', { envelopeId });
  const withdrawal = await own('/withdraw/create', {
    amount: 5_000,
    payChannel: 'etpay',
    paymentMethod: 'transferencia',
    account: '00987654399',
    accountType: 'vista',
    taxId: '12345678-5',
    bankCode: '012',
    holder: 'Camila Rojas Soto',
    intentId: intentIds.withdrawal,
  });
  await own('/game/collect', { gameId: (await own('/game/list', { country: 'CL' })).list[0].id, opt: 'add' });
  await client.control('bets', { phone: '912345678', count: 3 });
  await client.control('bonus', { phone: '912345678', amount: 500 });
  const other = { country: 'CL', username: '987654321', password: 'Copihue2026' };
  const stranger: string = (await client.call('/user/login', other)).data.token;
  return { client, owner, stranger, order, withdrawal, packet, envelopeId, payment, redirectUrl, intentIds };
}

const world = await playerWithEverything();
const { client, owner, stranger, order, withdrawal, packet, payment, redirectUrl, intentIds } = world;
const PAGE = { pageNum: 1, pageSize: 20 };

const COUNTRY = { country: 'CL' };
const OWNERS_NAME = { ...COUNTRY, username: '912345678' };
const NEW_PASSWORD = { password: 'Otra-clave1', verificationCode: '000000' };
const LINK = { envelopeId: packet.id };
const DEPOSIT = { amount: 10_000, payChannel: 'transbank', paymentMethod: 'webpay' };
const WITHDRAWAL = { amount: 5_000, payChannel: 'etpay', paymentMethod: 'transferencia' };

/** Bodies that name what the owner has. Every other call sends the contract's example. */
const BODIES: Readonly<Partial<Record<OperationId, readonly object[]>>> = {
  gameList: [COUNTRY, { ...COUNTRY, category: 'favourite' }],
  walletRecords: [
    { ...PAGE, isBonus: false },
    { ...PAGE, isBonus: true },
  ],
  userRegister: [{ ...OWNERS_NAME, ...NEW_PASSWORD, envelopeId: packet.id }],
  rechargeCreateRechargeOrder: [{ ...DEPOSIT, intentId: intentIds.order }],
  rechargePrepay: [payment],
  rechargeQueryPay: [{ id: order.id }],
  rechargeOrders: [PAGE, { ...PAGE, intentId: intentIds.order }],
  rechargeV2CreateRechargeOrder: [{ ...DEPOSIT, routing: 'webpay-plus', intentId: intentIds.order }],
  withdrawCreate: [
    { ...WITHDRAWAL, payeeId: withdrawal.id },
    { ...WITHDRAWAL, payeeId: withdrawal.id, intentId: intentIds.withdrawal },
  ],
  withdrawOrders: [PAGE, { ...PAGE, intentId: intentIds.withdrawal }],
  luckyMoneyClaimed: [PAGE, { ...PAGE, envelopeId: world.envelopeId }],
  luckyMoneyCollected: [{ ...PAGE, ...LINK }],
  luckyMoneyCreate: [{ amount: 2_000, shares: 2, kind: 'equal', intentId: intentIds.packet }],
  luckyMoneyEnvelope: [{ intentId: intentIds.packet }, LINK],
  luckyMoneyShare: [LINK],
  luckyMoneyClaim: [LINK],
  luckyMoneyDisplayReward: [LINK],
  adsMgSkyAdsReport: [
    { cid: 'verano', channel: 'meta', event: 'recharge', orderId: order.id, amount: 10_000 },
  ],
};

const contract = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
const bodiesOf = ({ operationId, path }: (typeof operations)[number]): readonly object[] =>
  BODIES[operationId] ?? [contract.paths[path].post.requestBody.content['application/json'].example];

test('MOC-02 what belongs to the player of this sweep is there for that player', async () => {
  const asOwner = async (path: string, body: unknown) =>
    (await client.call(path, body, { token: owner })).data;
  expect((await asOwner('/recharge/queryPay', { id: order.id })).id).toBe(order.id);
  expect((await asOwner('/withdraw/orders', PAGE)).total).toBe(1);
  expect((await asOwner('/wallet/records', { ...PAGE, isBonus: false })).total).toBe(3);
  expect((await asOwner('/lucky/money/claimed', PAGE)).total).toBe(1);
  expect((await asOwner('/lucky/money/envelope', { intentId: intentIds.packet })).id).toBe(packet.id);
});

/** Calls that change something come last, so that no call affects a later one. */
const swept = operations.toSorted(
  (one, other) =>
    Number(one.operationId === 'userLogout') - Number(other.operationId === 'userLogout') ||
    Number(one.kind === 'mutation') - Number(other.kind === 'mutation'),
);
let asked = 0;

test.each(swept)('MOC-02 $path says nothing to a player about another one', async (operation) => {
  const { path, guest } = operation;
  for (const body of bodiesOf(operation)) {
    for (const caller of [{ token: stranger }, {}]) {
      // A second code within a minute would be refused for everybody.
      if (path.startsWith('/captcha')) client.pass(61_000);
      const answer = await client.call(path, body, caller);
      const sent = JSON.stringify(body);
      // A call that was refused for its form has not read any data.
      if (guest || caller.token) {
        // A refusal of the world's rules is a 200 as well (NET-04), so the call has read data.
        expect(answer.status, sent).toBe(200);
        asked += 1;
      } else expect(answer.status, sent).toBe(401);
      const text = JSON.stringify(answer.data ?? null);
      const secrets = [order.id, withdrawal.id, '912345678', RUT, '00987654399', owner];
      // The id of a packet is its public link, so a caller that sent it already knows it.
      if (!sent.includes(packet.id)) secrets.push(packet.id);
      expect(
        secrets.filter((secret) => text.includes(secret)),
        sent,
      ).toEqual([]);
      if (answer.data && typeof answer.data.total === 'number' && path !== '/game/list')
        expect(answer.data.total, sent).toBe(0);
    }
  }
});

test('MOC-02 each call of that sweep was asked, by a player and where they may by a guest', () => {
  const bodies = operations.flatMap((call) => bodiesOf(call).map(() => (call.guest ? 2 : 1)));
  expect(asked).toBe(bodies.reduce((sum, count) => sum + count, 0));
});

test("MOC-02 DEP-03 the address of the bank is the payer's secret: an order cannot be read or decided by its id", async () => {
  const { pathname } = new URL(redirectUrl);
  expect((await client.fetch(pathname)).status).toBe(200);
  const body = new URLSearchParams({ decision: 'approve' });
  for (const guess of [order.id, order.id.replace(/.$/, '0'), '']) {
    expect((await client.fetch(`/bank/${guess}`)).status).toBe(404);
    expect((await client.fetch(`/bank/${guess}`, { method: 'POST', body })).status).toBe(404);
  }
  client.pass(60_000);
  const { data } = await client.call('/recharge/queryPay', { id: order.id }, { token: owner });
  expect(data.status).toBe(1);
});
