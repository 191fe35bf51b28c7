import { expect, test } from 'vitest';
import { checkPacket, eachOf } from './packet-rule.ts';

const rules = { finished: true, minShare: 100, maxAmount: 500_000, maxShares: 100, openHours: 24 };
const draft = { amount: '10,000', shares: '5', kind: 'random' as const, greeting: ' ¡Salud! ' };
const check = (part: object, cash: bigint | undefined = 2_500_000n, isWhole = true) => {
  const typed = { ...draft, ...part };
  const { problems, output } = checkPacket(typed, rules, cash, isWhole);
  return { problems, each: eachOf(typed, rules, isWhole), request: output };
};

test('RED-01 a good draft is a request in minor units with its words tidied', () => {
  expect(check({})).toEqual({
    problems: {},
    each: { least: 200_000n, most: 200_000n },
    request: { amount: 1_000_000n, shares: 5, kind: 'random', greeting: '¡Salud!' },
  });
});

test.each([
  [{ amount: '' }, { amount: 'missing' }],
  [{ amount: '0' }, { amount: 'missing' }],
  [{ amount: '500,001' }, { amount: 'above' }],
  [{ amount: '25,001' }, { amount: 'uncovered' }],
  [{ amount: '499' }, { amount: 'share' }],
  [{ shares: '' }, { shares: 'missing' }],
  [{ amount: '10000,5' }, { amount: 'decimals' }],
  [{ amount: '1e5' }, { amount: 'unreadable' }],
  [{ shares: '0' }, { shares: 'missing' }],
  [{ shares: '101' }, { shares: 'above' }],
  [
    { amount: '', shares: '' },
    { amount: 'missing', shares: 'missing' },
  ],
])('RED-01 %o names what is wrong with it', (part, problems) => {
  expect(check(part)).toMatchObject({ problems, request: undefined });
});

test('RED-01 a packet may have as many shares, as small ones and as much as the market allows', () => {
  expect(check({ shares: '100' })).toMatchObject({ problems: {}, request: { shares: 100 } });
  expect(check({ amount: '500' }).problems).toEqual({});
  expect(check({ amount: '25,000' }).problems).toEqual({});
  expect(check({ amount: '500,000' }, 50_000_000n).problems).toEqual({});
});

test('RED-01 while the balance is not known, the server decides whether it covers the packet', () => {
  expect(checkPacket({ ...draft, amount: '400,000' }, rules, undefined, true).output?.amount).toBe(
    40_000_000n,
  );
});

test.each([
  ['10,000', '3', 333_300n, 333_400n],
  ['1,000', '8', 12_500n, 12_500n],
  ['1,000', '7', 14_200n, 14_300n],
])(
  'RED-02 %s for %s: the share a person is shown is the share the packet gives',
  (amount, shares, least, most) => {
    expect(check({ amount, shares }).each).toEqual({ least, most });
  },
);

test('RED-02 DEP-09 where the market pays with cents, they are shared as well', () => {
  const each = { least: 333_350n, most: 333_350n };
  expect(check({ amount: '10,000.50', shares: '3' }, undefined, false).each).toEqual(each);
});
