import {
  LEGS_AT_MOST,
  RETURN_AT_MOST,
  returnOf,
  totalPrice,
} from '@copihue/studio/games/sportsbook/bet-slip';
import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { type Book, openBook, pick } from '../../../tests/support/test-book.ts';
import { codeOf, giveBonus, richPlayer } from '../../../tests/support/test-world.ts';
import { assertBalanced, balanceOf, playerAccount } from '../core/ledger.ts';
import { sportMatches } from './programme.ts';
import { sportBetsOf } from './sport-bets.ts';

const DAY_MS = 24 * 60 * 60_000;
const outcomes = ['home', 'draw', 'away'] as const;

const offered = ({ matches }: Book) => matches().toReversed();

const football = (test: Book) => {
  const found = offered(test).find(({ fixture }) => fixture.sport === 'football');
  if (!found) throw new Error('There is no football.');
  return found;
};

test('GAM-09 a return is stake times prices, exact and rounded down: no floats', () => {
  expect(returnOf(100_000, [167])).toBe(167_000);
  expect(returnOf(100, [115])).toBe(115);
  expect(returnOf(20_000, [133, 133, 133])).toBe(47_052);
  expect(totalPrice([133, 133])).toBe(176);
  const most = Array.from({ length: 10 }, () => 10_000);
  expect(returnOf(1, most)).toBe(1e20);
});

test('GAM-09 a return may be as large as the limit, and no bet is taken that could return more', () => {
  const book = openBook();
  const stake = 2_000_000;
  const legs = offered(book)
    .map((match) =>
      outcomes.flatMap((outcome) => (match.market.prices[outcome] ? [pick(match, outcome)] : [])),
    )
    .map((prices) => prices.toSorted((a, b) => b.price - a.price)[0])
    .filter((leg) => leg !== undefined);
  const prices = legs.map(({ price }) => price);
  const returns = legs.map((_, at) => returnOf(stake, prices.slice(0, at + 1)));
  const above = returns.findIndex((amount) => amount > RETURN_AT_MOST);
  expect(RETURN_AT_MOST).toBe(1_000_000_000);
  expect([above > 1, above < LEGS_AT_MOST]).toEqual([true, true]);
  const cash = book.cash();
  const place = (count: number) => book.place(legs.slice(0, count), { kind: 'combo', stake });
  const limit = { amount: '10,000,000.00', currency: 'CLP' };
  expect(() => place(above + 1)).toThrow(refused('return-above-maximum', 'stake', limit));
  expect(book.cash()).toBe(cash);
  expect(place(above)).toHaveLength(1);
  expect(book.cash()).toBe(cash - stake);
});

test('GAM-09 GAM-16 a price that became worse is refused with nothing staked, and the new one is accepted', () => {
  const book = openBook();
  const before = book.cash();
  const match = football(book);
  const seen = pick(match, 'home');
  const old = { ...seen, price: seen.price + 1 };
  const lower = { ...seen, price: seen.price - 1 };
  expect(book.place([old])).toBeUndefined();
  expect([book.cash(), sportBetsOf(book.world, richPlayer)]).toEqual([before, []]);
  const [other] = offered(book).filter(({ fixture }) => fixture.id !== match.fixture.id);
  if (!other) throw new Error('There is one match alone.');
  expect(book.place([old, pick(other, 'home')], { kind: 'combo' })).toBeUndefined();
  expect(book.place([seen])).toHaveLength(1);
  // GAM-16: a better price never asks again. A player who accepts any price is never asked. Both get the present price.
  for (const [id, selection, accept] of [
    ['slip-better', lower, 'better'],
    ['slip-any', old, 'any'],
  ] as const) {
    const place = () => book.place([selection], { id, accept });
    const [bet] = place() ?? [];
    expect(bet?.legs.map(({ price }) => price)).toEqual([seen.price]);
    const cash = book.cash();
    expect(place()).toEqual([bet]);
    expect(book.cash()).toBe(cash);
  }
  expect(book.place([old], { id: 'slip-worse', accept: 'better' })).toBeUndefined();
});

test('GAM-09 a bet on a match around a goal, or on one that is over, is refused', () => {
  const book = openBook();
  for (let minute = 0; minute < 600; minute += 1) {
    const shut = sportMatches(book.world).find(({ market }) => market.isSuspended && market.prices.home);
    if (shut) {
      expect(book.place([pick(shut, 'home')])).toBeUndefined();
      book.pass(DAY_MS);
      expect(book.place([pick(shut, 'home')])).toBeUndefined();
      return;
    }
    book.pass(60_000);
  }
  throw new Error('No match was suspended in ten hours.');
});

test('GAM-09 a seat of the bonus wallet stakes and wins bonus money, and no more than there is', () => {
  const book = openBook();
  const { world } = book;
  const bonus = () => balanceOf(world, playerAccount(richPlayer, 'bonus'));
  const match = football(book);
  book.seat.isBonus = true;
  const place = (stake: number) =>
    book.place(
      outcomes.map((outcome) => pick(match, outcome)),
      { stake },
    );
  giveBonus(world, 100_000, { wagerTimes: 20 });
  expect(codeOf(() => place(600_000))).toBe('insufficient-bonus');
  const [before, cash] = [bonus(), book.cash()];
  place(20_000);
  expect(bonus()).toBe(before - 60_000);
  book.pass(DAY_MS);
  const won = sportBetsOf(world, richPlayer).find(({ record }) => record.status === 'won');
  expect(won?.record.isBonus).toBe(true);
  expect(bonus()).toBe(before - 60_000 + (won?.record.payout ?? 0));
  expect(book.cash()).toBe(cash);
  assertBalanced(world);
});
