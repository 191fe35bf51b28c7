import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

test('PRO-03 the configuration has the defaults of the specification, for guests too', async () => {
  const { data } = await createTestClient().call('/v1/pb/config', { country: 'CL' }, { lang: 'en' });
  expect(data.currencyAlias).toBe('CLP');
  const both = { rewardAlready: 0, wagerTimes: 10, validDays: 30 };
  const first = { rewardRecharge: 50, rewardTotal: 5000, rewardReg: 100, rewardTag: 'First deposit' };
  const second = { rewardRecharge: 20, rewardTotal: 4000, rewardReg: 0, rewardTag: 'Second deposit' };
  expect(data.pbConfig).toEqual([
    { ...both, ...first, rewardType: 1 },
    { ...both, ...second, rewardType: 2 },
  ]);
});
