import { beforeEach, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';
import { balanceOf } from '../world/core/ledger.ts';
import { restore, snapshot } from '../world/core/snapshot.ts';

const DAY_MS = 24 * 60 * 60_000;

let client: TestClient;
let token: string;

beforeEach(async () => {
  client = createTestClient();
  token = await client.login();
});

const world = () => client.backend.registry.world('default');

async function deposit(amount: number, outcome: 'approve' | 'fail' = 'approve'): Promise<void> {
  const order = { amount, payChannel: 'transbank', paymentMethod: 'webpay' };
  const { data } = await client.call('/recharge/createRechargeOrder', order, { token });
  await client.control(`orders/${data.id}`, { outcome });
}

const list = async () => (await client.call('/v1/pb/list', {}, { token })).data;
const claim = (rewardType: number, lang = 'ks') => client.call('/v1/pb/get', { rewardType }, { token, lang });
const bonus = async () => (await client.call('/wallet/balance', {}, { token })).data.bonus;

function ledgerSum(): number {
  return [...world().state.accounts.keys()].reduce((sum, account) => sum + balanceOf(world(), account), 0);
}

test('PRO-03 the configuration has the defaults of the specification, for guests too', async () => {
  const { data } = await client.call('/v1/pb/config', { country: 'CL' }, { lang: 'en' });
  expect(data.currencyAlias).toBe('CLP');
  expect(data.pbConfig).toEqual([
    {
      rewardRecharge: 50,
      rewardTotal: 5000,
      rewardReg: 100,
      rewardType: 1,
      rewardTag: 'First deposit',
      rewardAlready: 0,
      wagerTimes: 10,
      validDays: 30,
    },
    {
      rewardRecharge: 20,
      rewardTotal: 4000,
      rewardReg: 0,
      rewardType: 2,
      rewardTag: 'Second deposit',
      rewardAlready: 0,
      wagerTimes: 10,
      validDays: 30,
    },
  ]);
});

test.each([
  ['ks', 1, 'Este bono es por tu primer depósito'],
  ['en', 1, 'This bonus is for your first deposit'],
  ['ks', 2, 'Este bono es por tu segundo depósito'],
])('PRO-03 without its deposit a reward is refused in words (%s, tier %i)', async (lang, tier, words) => {
  const answer = await claim(tier, lang);
  expect(answer).toMatchObject({ status: 200, success: false });
  expect(answer.message).toContain(words);
  await deposit(10_000, 'fail');
  expect((await claim(tier, lang)).success).toBe(false);
  expect(await bonus()).toBe(0);
});

test('PRO-03 claims show in the activity, survive a snapshot and end with their time', async () => {
  await deposit(4000);
  await client.call('/v1/pb/reg/claim', {}, { token });
  await claim(1);
  const { data: activity } = await client.call('/wallet/activityRecords', {}, { token });
  expect(activity.list).toMatchObject([
    { type: 'new_user_deposit_bonus', amount: 2000 },
    { type: 'registration_bonus', amount: 100 },
  ]);
  const { catalogue, now } = world();
  const copy = restore(structuredClone(snapshot(world())), { catalogue, clock: now });
  expect([...copy.state.newUserClaims]).toEqual([...world().state.newUserClaims]);

  client.pass(31 * DAY_MS);
  token = await client.login();
  expect(await bonus()).toBe(0);
  const [first] = await list();
  expect(first.claims).toMatchObject([
    { kind: 'registration', state: 'expired' },
    { kind: 'deposit', state: 'expired' },
  ]);
  expect((await claim(1)).success).toBe(false);
  expect(ledgerSum()).toBe(0);
});
