import { expect, test } from 'vitest';
import { source } from '../../../../tests/support/simulate.ts';
import type { MinesHand } from './engine.ts';
import {
  MINES_FIELDS,
  MINES_RETURN,
  mineCounts,
  engine as minesEngine,
  minesPay,
  minesSpot,
} from './engine.ts';

const { deal, move, movesOf, pays, show, isSpot } = minesEngine;

function chance(mines: number, opened: number): number {
  let left = 1;
  for (let at = 0; at < opened; at += 1) left *= (MINES_FIELDS - mines - at) / (MINES_FIELDS - at);
  return left;
}

const board = (mines: number, opened: readonly number[] = []): MinesHand => ({
  engine: 'mines',
  mines: Array.from({ length: mines }, (_, at) => at),
  opened,
  spare: 0,
  moves: opened.map((field) => `open-${field}` as const),
});

/** All numbers of mines, with all numbers of fields at which a player may stop. */
const plays = mineCounts.flatMap((mines) => {
  const safe = Array.from({ length: MINES_FIELDS - mines }, (_, at) => mines + at);
  const stops = safe.findIndex((_, at) => !movesOf(board(mines, safe.slice(0, at + 1))).includes('take'));
  return safe.slice(0, stops + 1).map((_, at) => [mines, at + 1] as const);
});

test('GAM-07 mines returns the same wherever the player stops, however many mines: every play counted', () => {
  const returns = plays.map(([mines, opened]) => (chance(mines, opened) * minesPay(mines, opened)) / 100);
  expect(plays.length).toBeGreaterThan(60);
  expect(Math.max(...returns)).toBeCloseTo(MINES_RETURN, 9);
  // Payouts are rounded down to hundredths of the stake: at 1.01x that costs at most a hundredth of the return.
  expect(Math.min(...returns)).toBeGreaterThan(MINES_RETURN - 0.01);
});

test('GAM-08 a round of mines hides its mines until it is over, and can be taken at any time after the first field', () => {
  const dealt = deal(source(1), minesSpot(3));
  expect(new Set(dealt.mines).size).toBe(3);
  expect(movesOf(dealt)).toHaveLength(MINES_FIELDS);
  expect(movesOf(dealt)).not.toContain('take');
  expect(show(dealt)).toEqual({ engine: 'mines', count: 3, opened: [], mines: [], result: null });
  const one = move(board(3), 'open-7');
  expect(movesOf(one)).toContain('take');
  expect(movesOf(one)).not.toContain('open-7');
  expect(show(one)).toMatchObject({ opened: [7], mines: [], result: null });
  const taken = move(one, 'take');
  expect(movesOf(taken)).toEqual([]);
  expect(show(taken)).toMatchObject({ mines: [0, 1, 2], result: 'taken' });
  expect(pays(taken)).toBe(110);
});

test('GAM-08 a round of mines is lost on a mine, and paid by itself when nothing more can be won', () => {
  const hit = move(board(3, [7]), 'open-2');
  expect([movesOf(hit), pays(hit), show(hit)]).toEqual([
    [],
    0,
    { engine: 'mines', count: 3, opened: [7, 2], mines: [0, 1, 2], result: 'hit' },
  ]);
  const full = move(board(24), 'open-24');
  expect([movesOf(full), pays(full)]).toEqual([[], 2_425]);
  for (const [mines, opened] of plays) expect(minesPay(mines, opened)).toBeLessThanOrEqual(100_000);
});

test('GAM-08 a round that is left before its first field opens one by chance, so that leaving is no bet without a risk', () => {
  const draw = source(3);
  const outcomes = new Set(
    Array.from({ length: 60 }, () => show(move(deal(draw, minesSpot(12)), 'take'))).map(
      (shown) => shown.engine === 'mines' && `${shown.opened.length} ${shown.result}`,
    ),
  );
  expect([...outcomes].sort()).toEqual(['1 hit', '1 taken']);
});

test.each(['mines-2', 'mines-25', 'mines-', 'mines-03', 'hand', ''])(
  'GAM-08 "%s" is no spot of mines',
  (spot) => expect(isSpot(spot)).toBe(false),
);
