import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

const phone = '912345678';

async function fullPig() {
  const client = createTestClient();
  const token = await client.login();
  await client.control('bets', { phone, count: 4, stake: 5000, outcome: 'lost' });
  return { client, token };
}

test('PRO-04 the pig holds a tenth of what was lost, and one of many collections at once is paid', async () => {
  const { client, token } = await fullPig();
  expect((await client.call('/v1/pig/load', {}, { token })).data).toEqual({
    saved: 2000,
    rate: 0.1,
    target: 1000,
    canCollect: true,
    nextCollectAt: null,
  });
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => client.call('/v1/pig/collect', {}, { token })),
  );
  expect(answers.filter(({ success }) => success).map(({ data }) => data)).toEqual([
    { amount: 2000, balance: 7000 },
  ]);
  expect(new Set(answers.filter(({ success }) => !success).map(({ data }) => data.code))).toEqual(
    new Set(['pig-resting']),
  );
  const { data } = await client.call('/wallet/balance', {}, { token });
  expect(data).toMatchObject({ cash: 7000, bonus: 0, withdrawable: 7000 });
  expect((await client.call('/v1/pig/load', {}, { token })).data).toMatchObject({
    saved: 0,
    canCollect: false,
    nextCollectAt: '2026-11-22T03:00:00.000Z',
  });
});

test('PRO-04 the record is paged, and activity and marquee tell of the collection', async () => {
  const { client, token } = await fullPig();
  await client.call('/v1/pig/collect', {}, { token });
  const record = (pageNum: number) => client.call('/v1/pig/record', { pageNum, pageSize: 1 }, { token });
  expect((await record(1)).data).toMatchObject({ total: 2, list: [{ kind: 'collected', amount: 2000 }] });
  expect((await record(2)).data).toMatchObject({ total: 2, list: [{ kind: 'saved', amount: 2000 }] });
  const activity = await client.call('/wallet/activityRecords', { pageNum: 1, pageSize: 20 }, { token });
  expect(activity.data.list[0]).toMatchObject({ type: 'cashback', amount: 2000, balanceAfter: 7000 });
  const marquee = await client.call('/v1/pig/marquee', {}, { token });
  expect(marquee.data[0]).toEqual({ player: '912***678', amount: 2000, at: '2026-11-21T12:00:00.000Z' });
});

test('PRO-04 a pig that is not full says what it lacks, in the language of the player', async () => {
  const client = createTestClient();
  const token = await client.login();
  await client.control('bets', { phone, count: 1, stake: 5000, outcome: 'lost' });
  expect(await client.call('/v1/pig/collect', {}, { token, lang: 'ks' })).toMatchObject({
    status: 200,
    success: false,
    message: 'A tu chanchito todavía le faltan 500.00 CLP.',
    data: { code: 'pig-not-full' },
  });
  expect(await client.call('/v1/pig/load')).toMatchObject({ status: 401, success: false });
});

test('PRO-05 the balance says what is to be wagered, by when, and the oldest bonus is played first', async () => {
  const client = createTestClient();
  const token = await client.login();
  await client.control('bonus', { phone, amount: 1000, wagerTimes: 2, days: 7 });
  await client.control('bonus', { phone, amount: 500 });
  await client.control('bets', { phone, count: 1, isBonus: true, stake: 300, outcome: 'lost' });
  const { data } = await client.call('/wallet/balance', {}, { token });
  expect(data).toMatchObject({
    total: 26_200,
    bonus: 1200,
    withdrawable: 25_000,
    bonuses: [
      { source: 'deposit_bonus', amount: 1000, left: 700, wagerTimes: 2, target: 2000, wagered: 300 },
      { amount: 500, left: 500, target: 2500, wagered: 0, expiresAt: '2026-12-05T12:00:00.000Z' },
    ],
  });
});
