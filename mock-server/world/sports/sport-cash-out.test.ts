import { BOOK_RETURN } from '@copihue/studio/games/sportsbook/match-odds';
import { holds, linesOf, MATCH_PICKS } from '@copihue/studio/games/sportsbook/match-picks';
import { drawBelow } from '@copihue/studio/kit/chance/draw';
import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { drawsOf } from '../../../tests/support/simulate.ts';
import { type Book, openBook, pick } from '../../../tests/support/test-book.ts';
import { richPlayer } from '../../../tests/support/test-world.ts';
import { assertBalanced } from '../core/ledger.ts';
import { matchById, matchNow } from './programme.ts';
import {
  cashOutBet,
  cashOutPrice,
  hasWon,
  keepSportSettings,
  placeSlip,
  returnOfBet,
  settleSportBet,
  sportBet,
  sportBetsOf,
  sportSettings,
} from './sport-bets.ts';

const DAY_MS = 24 * 60 * 60_000;

function placeAny(book: Book, draw: ReturnType<typeof drawsOf>, id: string): string[] {
  const matches = book.matches();
  const count = 1 + drawBelow(draw, 3);
  const selections = Array.from({ length: count }, () => matches.splice(drawBelow(draw, matches.length), 1))
    .flat()
    .map((match) => {
      const offers = MATCH_PICKS.filter((name) => match.market.prices[name]);
      return pick(match, offers[drawBelow(draw, offers.length)] ?? 'home');
    });
  const kind = count > 1 && drawBelow(draw, 2) === 0 ? 'combo' : 'single';
  const placed = book.place(selections, { id, kind, stake: 20_000 });
  return placed?.map(({ betId }) => betId) ?? [];
}

test('GAM-09 GAM-16 in any history each bet on any market is paid once, by its sale or exactly its price, and the ledger balances', () => {
  const book = openBook(5);
  const { world, seat } = book;
  const draw = drawsOf('history of sales');
  let expected = book.cash();
  let [sales, refusals, offers, combos, wins] = [0, 0, 0, 0, 0];
  for (let at = 0; at < 100; at += 1) {
    const before = book.cash();
    const ids = placeAny(book, draw, `slip-${at}-of-sales`);
    expected -= before - book.cash();
    book.pass(drawBelow(draw, 45) * 60_000);
    for (const bet of sportBetsOf(world, richPlayer).filter(({ record }) => record.status === 'open')) {
      const price = cashOutPrice(world, bet);
      if (price === undefined) continue;
      offers += 1;
      const worth = bet.legs.reduce(
        (chance, leg) => {
          const match = matchById(world, leg.fixture.id);
          if (hasWon(world, leg) || !match) return chance;
          return chance * (matchNow(world, match).market.chances[leg.outcome] ?? 0);
        },
        returnOfBet(world, bet, bet.record),
      );
      expect(price, 'never more than it is worth, less the margin').toBeLessThanOrEqual(worth * BOOK_RETURN);
      expect(price, 'to the peso').toBe(Math.floor((worth * BOOK_RETURN) / 100) * 100);
    }
    // Every third slip is left to its end.
    const [id = ''] = at % 3 === 0 ? [] : ids;
    const bet = sportBet(world, richPlayer, id);
    const price = bet && cashOutPrice(world, bet);
    if (price === undefined) continue;
    const cash = book.cash();
    expect(cashOutBet(world, seat, id, price + 100)).toBeUndefined();
    expect(book.cash()).toBe(cash);
    refusals += 1;
    const sold = cashOutBet(world, seat, id, price - drawBelow(draw, 2) * 100);
    expect(sold).toMatchObject({ isCashedOut: true, record: { payout: price, status: 'sold' } });
    expect(book.cash()).toBe(cash + price);
    expected += price;
    expect(cashOutBet(world, seat, id, price)).toEqual(sold);
    expect(book.cash()).toBe(cash + price);
    settleSportBet(world, id);
    expect(sportBet(world, richPlayer, id)).toEqual(sold);
    assertBalanced(world);
    sales += 1;
  }
  book.pass(DAY_MS);
  assertBalanced(world);
  for (const { betId, isCashedOut } of world.state.sportBets.values()) {
    const bet = sportBet(world, richPlayer, betId);
    if (!bet || isCashedOut) continue;
    const { kind, legs, record } = bet;
    const isWon = legs.every(({ fixture, outcome }) => {
      const match = matchById(world, fixture.id);
      return match && holds(outcome, matchNow(world, match).state.score, linesOf(fixture));
    });
    const pays = isWon ? legs.reduce((all, { price }) => all * BigInt(price), BigInt(record.stake)) : 0n;
    expect(record.payout).toBe(Number(pays / 100n ** BigInt(legs.length) / 100n) * 100);
    expect(record.status).toBe(isWon ? 'won' : 'lost');
    expect(cashOutPrice(world, bet), 'over').toBeUndefined();
    expected += record.payout;
    if (kind === 'combo') combos += 1;
    if (isWon) wins += 1;
  }
  expect(book.cash()).toBe(expected);
  expect([sales > 20, refusals > 20, offers > 60, combos > 3, wins > 3]).toEqual(Array(5).fill(true));
});

test('GAM-16 nobody sells a bet of another player, one that is over, or one whose match takes no bets', () => {
  const book = openBook(3);
  const { world, seat } = book;
  const [id = ''] = placeAny(book, drawsOf('one bet'), 'slip-of-one-bet');
  const bet = sportBet(world, richPlayer, id) ?? expect.fail('nothing was placed');
  const unknown = refused('unknown-round', 'bet');
  expect(() => cashOutBet(world, { ...seat, playerId: 'p-unknown' }, id, 0)).toThrow(unknown);
  expect(() => cashOutBet(world, seat, 'b-999999', 0)).toThrow(unknown);
  let shut = 0;
  for (let minute = 0; minute < 300; minute += 1) {
    book.pass(60_000);
    const match = matchById(world, bet.legs[0]?.fixture.id ?? '');
    const now = sportBet(world, richPlayer, id);
    if (!match || !now || now.record.status !== 'open') break;
    if (!matchNow(world, match).market.isSuspended) continue;
    expect(cashOutBet(world, seat, id, 0)).toBeUndefined();
    shut += 1;
  }
  book.pass(DAY_MS);
  expect(cashOutBet(world, seat, id, 0)).toBeUndefined();
  expect(shut).toBeGreaterThan(0);
  assertBalanced(world);
});

test.each([
  ['better', 1.01, false],
  ['any', 1.01, true],
  ['any', 1.05, true],
  ['any', 1.06, false],
] as const)('GAM-16 who accepts %s odds, and saw %d times the price, sells: %s', (accept, times, isSold) => {
  const book = openBook(3);
  const { world, seat } = book;
  const [match = expect.fail('no match takes bets')] = book.matches();
  const selections = [
    { match: match.fixture.id, outcome: 'home' as const, price: match.market.prices.home ?? 0 },
  ];
  const stake = 20_000;
  const [{ betId = '' } = {}] =
    placeSlip(world, seat, { id: 'slip-of-settings', kind: 'single', stake, selections }) ?? [];
  keepSportSettings(world, richPlayer, { accept, followed: [] });
  const bet = sportBet(world, richPlayer, betId);
  const price = (bet && cashOutPrice(world, bet)) ?? 0;
  expect(cashOutBet(world, seat, betId, Math.round(price * times))?.record.payout).toBe(
    isSold ? price : undefined,
  );
  assertBalanced(world);
});

test('GAM-16 the settings of the sportsbook are kept with the player, and name sides that exist', () => {
  const { world, matches, place } = openBook(1);
  expect(sportSettings(world, richPlayer)).toEqual({ accept: 'better', followed: [] });
  const side = world.catalogue.leagues[0]?.sides[0]?.[0] ?? '';
  const picks = [{ match: 'm', outcome: 'home' as const, price: 200 }];
  keepSportSettings(world, richPlayer, { accept: 'any', followed: [side, side, 'Nobody FC'], picks });
  expect(sportSettings(world, richPlayer)).toEqual({ accept: 'any', followed: [side], picks });
  place(
    matches()
      .slice(0, 1)
      .map((match) => pick(match, 'home')),
  );
  expect(sportSettings(world, richPlayer)).toEqual({ accept: 'any', followed: [side] });
});
