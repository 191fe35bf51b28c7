import {
  LEGS_AT_MOST,
  RETURN_AT_MOST,
  returnOf,
  totalPrice,
} from '@copihue/studio/games/sportsbook/bet-slip';
import { outcomeOf } from '@copihue/studio/games/sportsbook/match';
import { expect, test } from 'vitest';
import { type Book, openBook, pick, STAKE } from '../../../tests/support/test-book.ts';
import { codeOf, giveBonus, richPlayer, type TestWorld } from '../../../tests/support/test-world.ts';
import { assertBalanced, balanceOf, playerAccount } from '../core/ledger.ts';
import { courseOf, matchById, matchNow, type SportMatchNow, sportMatches } from './programme.ts';
import { placeSlip, type Selection, type Slip, sportBetsOf } from './sport-bets.ts';

const DAY_MS = 24 * 60 * 60_000;
const outcomes = ['home', 'draw', 'away'] as const;

const offered = ({ matches }: Book) => matches().toReversed();

const slipOf = (selections: readonly Selection[], more: Partial<Slip> = {}): Slip => ({
  id: 'slip-one',
  kind: 'single',
  stake: STAKE,
  selections,
  ...more,
});

const endOf = ({ world }: TestWorld, { fixture }: SportMatchNow) => courseOf(world, fixture).endsAt;

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

test('GAM-09 all outcomes of a match as singles: the one it ends with is paid, once, at the price accepted', () => {
  const book = openBook();
  const before = book.cash();
  const match = football(book);
  const selections = outcomes.map((outcome) => pick(match, outcome));
  const placed = placeSlip(book.world, book.seat, slipOf(selections));
  expect(placed).toHaveLength(3);
  expect(book.cash()).toBe(before - 3 * STAKE);
  expect(placeSlip(book.world, book.seat, slipOf(selections))).toEqual(placed);
  expect(book.cash()).toBe(before - 3 * STAKE);
  expect(codeOf(() => placeSlip(book.world, book.seat, slipOf(selections.slice(1))))).toBe('round-reused');
  book.pass(DAY_MS);
  const found = matchById(book.world, match.fixture.id);
  if (!found) throw new Error('The match is gone.');
  const { state } = matchNow(book.world, found);
  expect(state.phase).toBe('over');
  const winner = selections.find(({ outcome }) => outcome === outcomeOf(state.score));
  expect(book.cash()).toBe(before - 3 * STAKE + (STAKE * (winner?.price ?? 0)) / 100);
  const records = sportBetsOf(book.world, richPlayer).map(({ record }) => record.status);
  expect(records.toSorted()).toEqual(['lost', 'lost', 'won']);
  assertBalanced(book.world);
});

test('GAM-09 an accumulator is lost with its first lost match, while the others are still to be played', () => {
  const book = openBook();
  const [first, ...others] = offered(book).toSorted((a, b) => endOf(book, a) - endOf(book, b));
  const last = others.at(-1);
  if (!first || !last) throw new Error('There are fewer than two matches.');
  const ended = outcomeOf(courseOf(book.world, first.fixture).marks.at(-1)?.score ?? [0, 0]);
  const lost = pick(first, ended === 'home' ? 'away' : 'home');
  placeSlip(book.world, book.seat, slipOf([lost, pick(last, 'home')], { kind: 'combo' }));
  const status = () => sportBetsOf(book.world, richPlayer)[0]?.record.status;
  book.pass(endOf(book, first) - book.world.now() - 1);
  expect(status()).toBe('open');
  book.pass(1);
  expect(book.world.now()).toBeLessThan(endOf(book, last));
  expect(status()).toBe('lost');
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
  const returns = legs.map((_, at) =>
    returnOf(
      stake,
      legs.slice(0, at + 1).map(({ price }) => price),
    ),
  );
  const above = returns.findIndex((amount) => amount > RETURN_AT_MOST);
  expect(RETURN_AT_MOST).toBe(1_000_000_000);
  expect([above > 1, above < LEGS_AT_MOST]).toEqual([true, true]);
  const cash = book.cash();
  const place = (count: number, id: string) =>
    codeOf(() =>
      placeSlip(book.world, book.seat, { id, kind: 'combo', stake, selections: legs.slice(0, count) }),
    );
  expect(place(above + 1, 'slip-above')).toBe('return-above-maximum');
  expect(book.cash()).toBe(cash);
  expect(place(above, 'slip-below')).toBe('done');
  expect(book.cash()).toBe(cash - stake);
});

test('GAM-09 GAM-16 a price that became worse is refused with nothing staked, and the new one is accepted', () => {
  const book = openBook();
  const before = book.cash();
  const match = football(book);
  const seen = pick(match, 'home');
  const old = { ...seen, price: seen.price + 1 };
  const lower = { ...seen, price: seen.price - 1 };
  expect(placeSlip(book.world, book.seat, slipOf([old]))).toBeUndefined();
  expect([book.cash(), sportBetsOf(book.world, richPlayer)]).toEqual([before, []]);
  const [other] = offered(book).filter(({ fixture }) => fixture.id !== match.fixture.id);
  if (!other) throw new Error('There is one match alone.');
  const combo = slipOf([old, pick(other, 'home')], { kind: 'combo' });
  expect(placeSlip(book.world, book.seat, combo)).toBeUndefined();
  expect(placeSlip(book.world, book.seat, slipOf([seen]))).toHaveLength(1);
  // GAM-16: a better price never asks again. A player who accepts any price is never asked. Both get the present price.
  for (const [id, selection, accept] of [
    ['slip-better', lower, 'better'],
    ['slip-any', old, 'any'],
  ] as const) {
    const slip = slipOf([selection], { id, accept });
    const [bet] = placeSlip(book.world, book.seat, slip) ?? [];
    expect(bet?.legs.map(({ price }) => price)).toEqual([seen.price]);
    const cash = book.cash();
    expect(placeSlip(book.world, book.seat, slip)).toEqual([bet]);
    expect(book.cash()).toBe(cash);
  }
  expect(
    placeSlip(book.world, book.seat, slipOf([old], { id: 'slip-worse', accept: 'better' })),
  ).toBeUndefined();
});

test('GAM-09 a bet on a match around a goal, or on one that is over, is refused', () => {
  const book = openBook();
  for (let minute = 0; minute < 600; minute += 1) {
    const shut = sportMatches(book.world).find(({ market }) => market.isSuspended && market.prices.home);
    if (shut) {
      expect(placeSlip(book.world, book.seat, slipOf([pick(shut, 'home')]))).toBeUndefined();
      book.pass(DAY_MS);
      expect(placeSlip(book.world, book.seat, slipOf([pick(shut, 'home')]))).toBeUndefined();
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
  const seat = { ...book.seat, isBonus: true };
  const slip = slipOf(
    outcomes.map((outcome) => pick(match, outcome)),
    { stake: 20_000 },
  );
  giveBonus(world, 100_000, { wagerTimes: 20 });
  expect(codeOf(() => placeSlip(world, seat, { ...slip, stake: 600_000 }))).toBe('insufficient-bonus');
  const [before, cash] = [bonus(), book.cash()];
  placeSlip(world, seat, slip);
  expect(bonus()).toBe(before - 60_000);
  book.pass(DAY_MS);
  const won = sportBetsOf(world, richPlayer).find(({ record }) => record.status === 'won');
  expect(won?.record.isBonus).toBe(true);
  expect(bonus()).toBe(before - 60_000 + (won?.record.payout ?? 0));
  expect(book.cash()).toBe(cash);
  assertBalanced(world);
});
