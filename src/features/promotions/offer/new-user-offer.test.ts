import { expect, test } from 'vitest';
import { rewardTier } from '../../../../tests/support/deposits.ts';
import type { PbConfig } from '../../../api/generated/contract.schemas.ts';
import {
  DEFAULT_TIERS,
  depositStanding,
  fullDeposit,
  registrationStanding,
  tierReward,
  tiersOf,
} from './new-user-offer.ts';

const row = rewardTier({ rewardRecharge: 0 });
const [first, second] = DEFAULT_TIERS;

test('PRO-03 without a configuration the tiers are 50, 5000, 100 and 20, 4000', () => {
  expect(tiersOf(undefined)).toEqual(DEFAULT_TIERS);
  expect(first).toMatchObject({ percent: 50, most: 500_000n, registration: 10_000n });
  expect(second).toMatchObject({ percent: 20, most: 400_000n, registration: 0n });
});

test('PRO-03 a tier that the configuration leaves out is the default one', () => {
  const text = { ...row, rewardRecharge: 75, rewardTotal: 9000.5, wagerTimes: 8, validDays: 7 };
  expect(tiersOf([text])).toEqual([
    { number: 1, tag: '', percent: 75, most: 900_050n, registration: 10_000n, wagerTimes: 8, validDays: 7 },
    second,
  ]);
});

test('PRO-03 an amount that cannot be read is not that of the usual offer', () => {
  const [tier] = tiersOf([{ ...row, rewardTotal: 0.005, rewardReg: Number.NaN }]);
  expect(tier).toMatchObject({ most: undefined, registration: undefined });
  expect([tierReward(tier, 100_000n, true), fullDeposit(tier, true)]).toEqual([undefined, 0n]);
});

test.each([
  [first, 100_000n, 50_000n, false],
  [first, 1_000_000n, 500_000n, false],
  [first, 99_999_999n, 500_000n, false],
  [second, 101n, 20n, false],
  [first, 100_100n, 50_050n, false],
  [first, 100_100n, 50_100n, true],
  [{ ...first, percent: 12.5 }, 100_000n, 12_500n, true],
])(
  'PRO-03 a deposit earns its share, never more than the tier (%#)',
  (tier, deposit, reward, isZeroDecimal) => {
    expect(tierReward(tier, deposit, isZeroDecimal)).toBe(reward);
  },
);

test.each([
  [first, 1_000_000n, 1_000_000n],
  [second, 2_000_000n, 2_000_000n],
  [{ ...first, percent: 30 }, 1_666_667n, 1_666_700n],
  [{ ...first, percent: 0 }, 0n, 0n],
])(
  'PRO-03 the full reward has its deposit, in whole pesos where only those are paid (%#)',
  (tier, cents, pesos) => {
    expect([fullDeposit(tier, false), fullDeposit(tier, true)]).toEqual([cents, pesos]);
    if (cents === 0n) return;
    expect([tierReward(tier, cents, false), tierReward(tier, pesos, true)]).toEqual([tier.most, tier.most]);
  },
);

const list = (one: Partial<PbConfig>, two: Partial<PbConfig> = {}): PbConfig[] => [
  { ...row, ...one },
  { ...row, rewardType: 2, rewardReg: 0, ...two },
];
const states = (rows: PbConfig[], deposits: number | undefined) =>
  [1, 2].map((tier) => depositStanding(rows, tier === 1 ? 1 : 2, deposits).state);

test.each([
  ['nothing deposited', list({ rewardReady: 0 }, { rewardReady: 0 }), 0, ['open', 'locked']],
  ['first deposited', list({ rewardReady: 2000 }, { rewardReady: 0 }), 1, ['ready', 'open']],
  [
    'first claimed',
    list({ rewardRecharge: 2000, rewardReady: 0 }, { rewardReady: 0 }),
    1,
    ['claimed', 'open'],
  ],
  ['both deposited', list({ rewardReady: 2000 }, { rewardReady: 900 }), 2, ['ready', 'ready']],
  ['both claimed', list({ rewardRecharge: 2000 }, { rewardRecharge: 900 }), 2, ['claimed', 'claimed']],
  ['a server that does not say what is ready: none', list({}), 0, ['open', 'locked']],
  ['a server that does not say what is ready: one', list({}), 1, ['ready', 'open']],
  ['a server that does not say what is ready: two', list({}), 2, ['ready', 'ready']],
  ['first deposited and withdrawn', list({ rewardReady: 0 }, { rewardReady: 0 }), 1, ['held', 'open']],
  ['nothing known', list({}), undefined, ['open', 'locked']],
  ['empty list', [], undefined, ['open', 'locked']],
])('PRO-03 %s', (_case, rows, deposits, expected) => {
  expect(states(rows, deposits)).toEqual(expected);
});

test('PRO-03 a claim pays what the server says; without its figure none is shown', () => {
  expect(depositStanding(list({ rewardReady: 2000.5 }), 1, 1).amount).toBe(200_050n);
  expect(depositStanding(list({}), 1, 1).amount).toBeUndefined();
  expect(depositStanding(list({ rewardRecharge: 5000 }), 1, 1).amount).toBe(500_000n);
});

test.each([
  ['nothing received', list({}), 'ready'],
  ['the deposit reward alone', list({ rewardRecharge: 5000, rewardAlready: 5000 }), 'ready'],
  ['more than the deposit reward', list({ rewardRecharge: 5000, rewardAlready: 5100 }), 'claimed'],
  ['the registration bonus alone', list({ rewardAlready: 100 }), 'claimed'],
])('PRO-03 the registration bonus: %s', (_case, rows, state) => {
  expect(registrationStanding(rows)).toMatchObject({ state, amount: 10_000n });
});
