import { expect, test } from 'vitest';
import { source } from '../../../tests/support/simulate.ts';
import {
  BINGO_CALLED,
  BINGO_FREE,
  BINGO_PRINTED,
  bingoCard,
  engine as bingoEngine,
  bingoLines,
  bingoLinesOf,
  bingoPays,
  bingoSpot,
} from './bingo/engine.ts';
import { engine as plinkoEngine, plinkoPays, plinkoRisks, plinkoRows, plinkoSpot } from './plinko/engine.ts';
import { engine as raceEngine, racePay, raceRunners } from './race/engine.ts';

const boards = plinkoRows.flatMap((rows) =>
  plinkoRisks.map((risk) => [rows, plinkoSpot(rows, risk)] as const),
);

test.each(boards)(
  'GAM-08 plinko of %i rows, %s: every way of the ball counted returns 96.0 %%',
  (rows, spot) => {
    const pays = plinkoPays(spot);
    expect(pays).toHaveLength(rows + 1);
    let paid = 0;
    for (let way = 0; way < 2 ** rows; way += 1) {
      let bin = 0;
      for (let left = way; left > 0; left >>= 1) bin += left & 1;
      paid += pays[bin] ?? 0;
    }
    const exact = paid / 2 ** rows / 100;
    expect(plinkoEngine.returnToPlayer(spot)).toBeCloseTo(exact, 12);
    expect((exact * 100).toFixed(1)).toBe('96.0');
  },
);

test('GAM-08 the ball of plinko falls into the bin that pays, and reaches every bin', () => {
  const draw = source(8);
  const bins = new Set<number>();
  for (let round = 0; round < 3_000; round += 1) {
    const { outcome, pays } = plinkoEngine.play(draw, ['8-high']);
    if (outcome.engine !== 'plinko') throw new Error('not plinko');
    const bin = outcome.turns.filter((turn) => turn === 1).length;
    expect([outcome.turns.length, pays]).toEqual([8, [plinkoPays('8-high')[bin]]]);
    bins.add(bin);
  }
  expect(bins.size).toBe(9);
});

test('GAM-08 a bingo card has five columns of fifteen numbers, each number once, and never changes', () => {
  const seen = new Set<string>();
  for (let number = 0; number < BINGO_PRINTED; number += 7) {
    const card = bingoCard(bingoSpot(number));
    expect(new Set(card).size).toBe(25);
    expect(card[BINGO_FREE]).toBe(0);
    expect(card.every((value, at) => at === BINGO_FREE || Math.ceil(value / 15) === (at % 5) + 1)).toBe(true);
    seen.add(card.join());
  }
  expect(seen.size).toBe(Math.ceil(BINGO_PRINTED / 7));
  expect(bingoCard('c0417')).toEqual(bingoCard('c0417'));
});

test('GAM-08 the lines of bingo are counted alike over every set of fields that may be called', () => {
  const masks = bingoLines.map((line) => line.reduce((mask, field) => mask | (1 << field), 0));
  // Sets of called fields by their size and by the lines they fill; the middle is always called.
  const sets = Array.from({ length: 26 }, () => new Float64Array(13));
  const low = (1 << BINGO_FREE) - 1;
  for (let others = 0; others < 2 ** 24; others += 1) {
    const set = (others & low) | (1 << BINGO_FREE) | ((others & ~low) << 1);
    let lines = 0;
    for (const mask of masks) if ((set & mask) === mask) lines += 1;
    let bits = set - ((set >> 1) & 0x55555555);
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333);
    const size = (((bits + (bits >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
    const row = sets[size];
    if (row) row[lines] = (row[lines] ?? 0) + 1;
  }
  const chanceOf = (fields: number) => {
    let chance = 1;
    for (let at = 0; at < fields; at += 1) chance *= (BINGO_CALLED - at) / (75 - at);
    for (let at = 0; at < 24 - fields; at += 1) chance *= (75 - BINGO_CALLED - at) / (75 - fields - at);
    return chance;
  };
  let exact = 0;
  for (const [size, row] of sets.entries())
    for (const [lines, count] of row.entries())
      exact += count === 0 ? 0 : (count * chanceOf(size - 1) * (bingoPays[Math.min(lines, 6)] ?? 0)) / 100;
  expect(bingoEngine.returnToPlayer('c0001')).toBeCloseTo(exact, 9);
});

test('GAM-08 one call of bingo counts for all cards, and each is paid by its own lines', () => {
  const draw = source(5);
  const spots = ['c0001', 'c0002', 'c4711', 'c9999'];
  const paid = new Set<number>();
  for (let round = 0; round < 500; round += 1) {
    const { outcome, pays } = bingoEngine.play(draw, spots);
    if (outcome.engine !== 'bingo') throw new Error('not bingo');
    expect(new Set(outcome.called).size).toBe(BINGO_CALLED);
    for (const [at, spot] of spots.entries()) {
      const lines = bingoLinesOf(bingoCard(spot), outcome.called).length;
      expect(pays[at]).toBe(bingoPays[lines]);
      paid.add(lines);
    }
  }
  expect(paid.size).toBeGreaterThan(3);
  for (const spot of ['c1', 'c10000', 'c-001', '0001', '']) expect(bingoEngine.isSpot(spot)).toBe(false);
});

test('GAM-08 the prices of a race are those of every order of the six', () => {
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((first) => orders(left.filter((one) => one !== first)).map((rest) => [first, ...rest]));
  const strength = [0, 0.3, 0.22, 0.17, 0.13, 0.1, 0.08];
  const chances = new Map<string, number>();
  for (const order of orders(raceRunners)) {
    let left = 1;
    let chance = 1;
    for (const runner of order) {
      chance *= (strength[runner] ?? 0) / left;
      left -= strength[runner] ?? 0;
    }
    for (const spot of [`win-${order[0]}`, `place-${order[0]}`, `place-${order[1]}`])
      chances.set(spot, (chances.get(spot) ?? 0) + chance);
  }
  expect(chances.size).toBe(12);
  for (const [spot, chance] of chances) {
    expect(raceEngine.returnToPlayer(spot)).toBeCloseTo((chance * racePay(spot)) / 100, 9);
    expect(raceEngine.returnToPlayer(spot)).toBeGreaterThan(0.94);
    expect(raceEngine.returnToPlayer(spot)).toBeLessThanOrEqual(0.95);
  }
});
