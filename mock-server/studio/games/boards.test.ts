import { expect, test } from 'vitest';
import { source } from '../../../tests/support/simulate.ts';
import {
  BINGO_CALLED,
  BINGO_FREE,
  BINGO_PRINTED,
  bingoCard,
  engine as bingoEngine,
  bingoLinesOf,
  bingoPays,
  bingoSpot,
} from './bingo/engine.ts';
import { engine as plinkoEngine, plinkoPays } from './plinko/engine.ts';

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
