import { expect, test } from 'vitest';
import { sitAt, type TestSeat } from '../../../tests/support/test-seat.ts';
import {
  createTestWorld,
  gift,
  giveBonus,
  newPlayer,
  richPlayer,
  testCatalogue,
} from '../../../tests/support/test-world.ts';
import { titleOf } from '../../../tests/support/titles.ts';
import { assertChip, assertCovered, assertStakes, stakeStep, stakesOf } from './stakes.ts';

const kenyan = 'P000004';
const refusal = (code: string, more: object = {}) => expect.objectContaining({ code, ...more });
const limit = (code: string, amount: string, field = 'stakes', currency = 'CLP') =>
  refusal(code, { field, parameters: { amount, currency } });

function send(
  { world, seat }: TestSeat,
  spots: readonly (readonly [string, number])[],
  playerId = richPlayer,
) {
  const stakes = spots.map(([spot, stake]) => ({ spot, stake }));
  return assertStakes(world, { ...seat, playerId }, stakes);
}

test.each([
  [[20_000], 20_000],
  [[30_000, 20_000], 50_000],
  [[1_980_000, 20_000], 2_000_000],
])('GAM-12 %j are taken', (stakes, sum) => {
  expect(
    send(
      sitAt('dice'),
      stakes.map((stake, at) => [at === 0 ? 'under' : 'seven', stake]),
    ),
  ).toBe(sum);
});

test.each([
  [[19_900], limit('stake-below-minimum', '200.00')],
  [[30_000, 19_900], limit('stake-below-minimum', '200.00')],
  [[2_010_000], limit('stake-above-maximum', '20,000.00')],
  [[1_990_000, 20_000], limit('stake-above-maximum', '20,000.00')],
  [[20_100], limit('stake-step', '100.00')],
  [[20_000, 25_000], limit('stake-step', '100.00')],
])('GAM-12 %j are refused with the limit', (stakes, refused) => {
  const spots = stakes.map((stake, at) => [at === 0 ? 'under' : 'seven', stake] as const);
  expect(() => send(sitAt('dice'), spots)).toThrow(refused);
});

test('GAM-12 a chosen chip has the same limits under its own name', () => {
  const { world, seat } = sitAt('dice');
  for (const chip of [20_000, 2_000_000]) assertChip(world, seat, chip);
  for (const [chip, code, amount] of [
    [19_900, 'stake-below-minimum', '200.00'],
    [2_010_000, 'stake-above-maximum', '20,000.00'],
    [20_100, 'stake-step', '100.00'],
  ] as const)
    expect(() => assertChip(world, seat, chip)).toThrow(limit(code, amount, 'chip'));
});

test('GAM-12 in a market with cents the step is a whole unit', () => {
  expect([stakeStep('CL'), stakeStep('KE')]).toEqual([10_000, 100]);
  const sat = sitAt('dice');
  gift(sat.world, 50_000, kenyan);
  expect(send(sat, [['under', 20_100]], kenyan)).toBe(20_100);
  expect(() => send(sat, [['under', 20_150]], kenyan)).toThrow(limit('stake-step', '1.00', 'stakes', 'KES'));
});

test('GAM-12 the usual amounts are nine multiples of the smallest stake, up to a hundred of them', () => {
  expect(stakesOf(titleOf('dice'))).toEqual([
    20_000, 40_000, 60_000, 100_000, 200_000, 400_000, 600_000, 1_000_000, 2_000_000,
  ]);
});

test('GAM-07 covers a stake up to its last peso, cash and bonus apart', () => {
  const sat = sitAt('dice');
  const { world } = sat;
  const wallet = (isBonus: boolean, stake: number) => () =>
    assertCovered(world, { playerId: newPlayer, isBonus }, stake, 'move');
  gift(sat.world, 30_000, newPlayer);
  giveBonus(world, 50_000, { playerId: newPlayer, wagerTimes: 1 });
  expect(wallet(false, 30_000)).not.toThrow();
  expect(wallet(true, 50_000)).not.toThrow();
  expect(wallet(false, 30_100)).toThrow(refusal('insufficient-balance', { field: 'move' }));
  expect(wallet(true, 50_100)).toThrow(refusal('insufficient-bonus', { field: 'move' }));
  expect(() =>
    send(
      sat,
      [
        ['under', 20_000],
        ['over', 20_000],
      ],
      newPlayer,
    ),
  ).toThrow(refusal('insufficient-balance', { field: 'stakes' }));
});

test.each([
  ['dice', ['under', 'seven', 'over', 'double'], true],
  ['dice', ['under', 'under'], false],
  ['dice', ['under', 'spin'], false],
  ['slot', ['spin'], true],
  ['crash', ['flight'], true],
  ['crash', ['spin'], false],
  ['poker', ['hand'], true],
  ['poker', ['shared'], false],
  ['blackjack', ['hand'], true],
  ['blackjack', ['shared'], false],
  ['mines', ['mines-3', 'mines-5'], false],
])('GAM-07 at a table of one’s own: %s takes %j: %s', (engine, spots, isTaken) => {
  const sat = sitAt(engine);
  const stakes = spots.map((spot) => [spot, sat.least] as const);
  if (isTaken) expect(send(sat, stakes)).toBe(sat.least * spots.length);
  else expect(() => send(sat, stakes)).toThrow(refusal('unknown-spot', { field: 'stakes' }));
});

test('GAM-13 a shared hand has its own spot, and the sportsbook has none', () => {
  const sat = sitAt('blackjack', 1, createTestWorld());
  expect(send(sat, [['shared', sat.least]])).toBe(sat.least);
  expect(() => send(sat, [['hand', sat.least]])).toThrow(refusal('unknown-spot'));
  const book = { ...sat, seat: { ...sat.seat, gameId: testCatalogue.sportsbook.id } };
  for (const spot of ['spin', 'flight', 'home'])
    expect(() => send(book, [[spot, 20_000]])).toThrow(refusal('unknown-spot'));
});
