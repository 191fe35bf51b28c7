import { expect, test } from 'vitest';
import { createTestWorld, TEST_NOW } from '../../../tests/support/test-world.ts';
import { depositActivities, depositBonus, recommendedAmounts, withMinimum } from './recharge-offers.ts';

const bonusOf: Readonly<Record<string, readonly (readonly [amount: number, bonus: number])[]>> = {
  CL: [
    [500_000, 0],
    [1_000_000, 100_000],
    [2_000_000, 250_000],
    [5_000_000, 750_000],
    [10_000_000, 1_500_000],
    [20_000_000, 3_000_000],
  ],
  ET: [
    [10_000, 0],
    [20_000, 2000],
    [40_000, 5000],
    [100_000, 15_000],
    [200_000, 30_000],
    [400_000, 60_000],
  ],
};

test.each(['CL', 'ET'])(
  'DEP-01 in %s the suggested amounts are in its currency, each with its bonus',
  (country) => {
    const rows = recommendedAmounts(country);
    expect(rows.map(({ amount, bonus }) => [amount, bonus])).toEqual(bonusOf[country]);
    const none = { en: '', ks: '' };
    const suggested = { en: 'Suggested', ks: 'Sugerido' };
    expect(rows.map(({ tag }) => tag)).toEqual([none, suggested, none, none, none, none]);
  },
);

test.each([
  ['the least amount, where the reward reaches its most at once', { rate: 0.5, most: 250_000 }, 500_000],
  ['the second, which alone brings 60 %', { rate: 0.5, most: 500_000 }, 1_000_000],
  ['the third, which alone brings 32.5 %', { rate: 0.2, most: 400_000 }, 2_000_000],
  ['none, where several bring the most', { rate: 0.2, most: 100_000_000 }, undefined],
  ['none, after the last reward', undefined, undefined],
])('PRO-07 the best amount is %s', (_what, tier, best) => {
  const tagged = recommendedAmounts('CL', tier).filter(({ tag }) => tag.en === 'Best bonus');
  expect(tagged.map(({ amount, tag }) => [amount, tag.ks])).toEqual(best ? [[best, 'Mejor bono']] : []);
});

const HOUR = 60 * 60_000;
/** Sunday's last moment in Santiago, where the offset is -3 hours. */
const SUNDAY = Date.parse('2026-11-23T03:00:00.000Z') - 1 - TEST_NOW;

test.each([
  ['on Saturday', 'CL', 0, '2026-11-23T03:00:00.000Z'],
  ["with Sunday's last moment", 'CL', SUNDAY, '2026-11-23T03:00:00.000Z'],
  ["with Monday's first, a week later", 'CL', SUNDAY + 1, '2026-11-30T03:00:00.000Z'],
  ['on Saturday in Addis Ababa', 'ET', 0, '2026-11-22T21:00:00.000Z'],
  ['on Monday in Addis Ababa', 'ET', 34 * HOUR, '2026-11-29T21:00:00.000Z'],
])('DEP-01 an offer ends with the week of its market: asked for %s', (_when, country, ms, end) => {
  const { world, pass } = createTestWorld();
  pass(ms);
  const ends = depositActivities(world, country).map(({ expiresAt }) => new Date(expiresAt).toISOString());
  expect(ends).toEqual([end, end]);
});

test.each([
  ['CL', [1_000_000, 500_000], [5_000_000, 2_000_000], 'From 5,000 CLP.'],
  ['ET', [20_000, 10_000], [100_000, 40_000], 'From 100 ETB.'],
  ['TZ', [2_000_000, 1_000_000], [10_000_000, 4_000_000], 'From 10,000 TZS.'],
])(
  'PRO-07 DEP-01 the offers of %s have its amounts, and say their own figures',
  (country, least, most, from) => {
    const offers = depositActivities(createTestWorld().world, country);
    expect(offers.map(({ id }) => id)).toEqual(['act-semana-50', 'act-recarga-20']);
    expect(offers.map(({ minAmount }) => minAmount)).toEqual(least);
    expect(offers.map(({ maxBonus }) => maxBonus)).toEqual(most);
    for (const { title, terms, bonusRate, wagerTimes } of offers) {
      for (const text of [title.en, title.ks]) expect(text).toContain(`${bonusRate * 100}% `);
      expect(terms.en).toContain(`Stake the bonus ${wagerTimes} times, and what is left turns into cash.`);
      expect(terms.ks).toContain(`Apuesta ${wagerTimes} veces el bono y lo que te quede pasa a tu efectivo.`);
    }
    expect(withMinimum('From {least}.', country)).toBe(from);
  },
);

const week = 'act-semana-50';
const every = 'act-recarga-20';

test.each([
  [null, 500_000, 0, 5],
  [null, 1_000_000, 100_000, 5],
  [null, 999_900, 0, 5],
  [null, 1_999_900, 100_000, 5],
  [null, 20_000_000, 3_000_000, 5],
  ['an-old-offer', 1_000_000, 100_000, 5],
  [week, 999_900, 0, 10],
  [week, 1_000_000, 500_000, 10],
  [week, 1_000_100, 500_100, 10],
  [week, 9_999_900, 5_000_000, 10],
  [week, 10_000_200, 5_000_000, 10],
  [every, 499_900, 0, 5],
  [every, 500_000, 100_000, 5],
  [every, 9_999_500, 1_999_900, 5],
  [every, 10_000_500, 2_000_000, 5],
])(
  'DEP-05 with the offer %s a deposit of %d brings %d, to be staked %d times',
  (id, amount, bonus, times) => {
    const { world } = createTestWorld();
    expect(depositBonus(world, 'CL', amount, id)).toEqual({ amount: bonus, wagerTimes: times });
  },
);
