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
  expect((await client.call('/v1/pig/load', {}, { token })).data).toMatchObject({
    saved: 0,
    canCollect: false,
    nextCollectAt: '2026-11-22T03:00:00.000Z',
  });
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
