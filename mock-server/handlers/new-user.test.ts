import { beforeEach, expect, test } from 'vitest';
import { createTestClient, type TestClient } from '../../tests/support/test-client.ts';

let client: TestClient;
let token: string;

beforeEach(async () => {
  client = createTestClient();
  token = await client.login();
});

const claim = (rewardType: number, lang = 'ks') => client.call('/v1/pb/get', { rewardType }, { token, lang });

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
});
