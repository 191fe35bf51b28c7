import { BOOK_RETURN } from '@copihue/studio/games/sportsbook/match-odds';
import type { Selection } from '@copihue/studio/games/sportsbook/wire';
import { expect, test } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { openBook, pick, STAKE } from '../../../tests/support/test-book.ts';
import { codeOf, newPlayer, restarted, richPlayer } from '../../../tests/support/test-world.ts';
import { slot } from '../../../tests/support/titles.ts';
import { chosenStake } from '../games/stakes.ts';
import { courseOf, matchNow, type SportMatchNow } from './programme.ts';
import {
  cashOutPrice,
  placeSlip,
  returnOfBet,
  type Slip,
  settleSportBet,
  sportBet,
  sportBetsOf,
} from './sport-bets.ts';

const DAY_MS = 24 * 60 * 60_000;

const changes: [string, (first: Selection, second: Selection, third: Selection) => Partial<Slip>][] = [
  ['as an accumulator', () => ({ kind: 'combo' })],
  ['with another stake', () => ({ stake: STAKE + 10_000 })],
  ['with fewer selections', (first) => ({ selections: [first] })],
  ['with more selections', (first, second, third) => ({ selections: [first, second, third] })],
  ['in another order', (first, second) => ({ selections: [second, first] })],
  [
    'with another match',
    (first, second, third) => ({ selections: [first, { ...second, match: third.match }] }),
  ],
  ['with another outcome', (first, second) => ({ selections: [first, { ...second, outcome: 'away' }] })],
  [
    'with another price',
    (first, second) => ({ selections: [first, { ...second, price: second.price + 1 }] }),
  ],
];

test.each(changes)(
  'GAM-09 a slip that is sent again %s is refused, and nothing is staked twice',
  (_how, change) => {
    const { world, matches, place } = openBook();
    const [first, second, third] = matches()
      .slice(0, 3)
      .map((match) => pick(match, 'home')) as [Selection, Selection, Selection];
    const placed = place([first, second]);
    expect(placed).toHaveLength(2);
    expect(place([first, second])).toEqual(placed);
    expect(() => place([first, second], change(first, second, third))).toThrow(
      refused('round-reused', 'slip'),
    );
    expect(sportBetsOf(world, richPlayer)).toEqual(placed);
  },
);

test('GAM-09 GAM-12 a slip is booked as it was seen, waits for the end of its match, and its stake is remembered', () => {
  const { world, seat, matches, place } = openBook();
  const [match = expect.fail('There is no match.')] = matches();
  const { fixture, league, home, away } = match;
  const { price, ...seen } = pick(match, 'home');
  const [bet] = place([{ price, ...seen }]) ?? [];
  expect(bet?.legs).toEqual([{ fixture, league, home, away, outcome: 'home', price }]);
  const at = courseOf(world, fixture).endsAt;
  expect(world.state.due).toMatchObject([{ kind: 'settle-sport-bet', betId: bet?.betId, at }]);
  expect(chosenStake(world, seat)).toBe(STAKE);
  expect([sportBet(world, newPlayer, bet?.betId ?? ''), sportBetsOf(world, newPlayer)]).toEqual([
    undefined,
    [],
  ]);
});

test('GAM-09 a slip has ten selections at most', () => {
  const { matches, place } = openBook();
  const selections = matches().map((match) => pick(match, 'home'));
  expect(codeOf(() => place(selections.slice(0, 11)))).toBe('unknown-spot');
  expect(codeOf(() => place([]))).toBe('unknown-spot');
  expect(place(selections.slice(0, 10))).toHaveLength(10);
});

test('GAM-16 a slip whose outcome has no price is not taken', () => {
  const { world, matches, place } = openBook();
  const match = matches().find(({ fixture }) => fixture.sport === 'tennis') ?? expect.fail('no tennis');
  expect(place([{ match: match.fixture.id, outcome: 'draw', price: 0 }])).toBeUndefined();
  expect(sportBetsOf(world, richPlayer)).toEqual([]);
});

test('GAM-09 a slip is refused with the field that is wrong, and with the limit', () => {
  const { world, seat, matches, place } = openBook();
  const [one, two] = matches();
  if (!one || !two) throw new Error('There are fewer than two matches.');
  const [home, away] = [pick(one, 'home'), pick(one, 'away')];
  const unknown = { code: 'unknown-spot', field: 'selections' };
  const parameters = { amount: '200.00', currency: 'CLP' };
  for (const [run, refused] of [
    [
      () =>
        placeSlip(
          world,
          { ...seat, gameId: slot.id },
          { id: 'slip-one', kind: 'single', stake: STAKE, selections: [home] },
        ),
      unknown,
    ],
    [() => place([{ ...home, match: 'nobody-1-0' }]), unknown],
    [() => place([home, home]), unknown],
    [() => place([home], { kind: 'combo' }), unknown],
    [() => place([home, away], { kind: 'combo' }), { code: 'same-match', field: 'selections' }],
    [() => place([home], { stake: 19_900 }), { code: 'stake-below-minimum', field: 'stake', parameters }],
  ] as const)
    expect(run).toThrow(expect.objectContaining(refused));
  world.state.sessions.clear();
  expect(codeOf(() => place([home]))).toBe('seat-over');
  expect(sportBetsOf(world, richPlayer)).toEqual([]);
});

test('GAM-09 a player sees all open bets, then the twenty that were settled last', () => {
  const { world, matches, place, pass } = openBook();
  const bets = [1, 2, 3].flatMap(
    (at) =>
      place(
        matches()
          .slice(0, 7)
          .map((match) => pick(match, 'home')),
        { id: `slip-${at}` },
      ) ?? [],
  );
  const settled = bets
    .map(({ betId }) => betId)
    .sort()
    .reverse();
  pass(DAY_MS);
  const [late] = place([pick(matches()[0] as SportMatchNow, 'home')], { id: 'slip-late' }) ?? [];
  expect(sportBetsOf(world, richPlayer).map(({ betId }) => betId)).toEqual([
    late?.betId,
    ...settled.slice(0, 20),
  ]);
  expect(settled).toHaveLength(21);
});

test('GAM-09 a bet is settled when its match is over, once, and never one that nobody placed', () => {
  const { world, matches, place } = openBook();
  const [bet] = place([pick(matches()[0] as SportMatchNow, 'home')]) ?? [];
  const id = bet?.betId ?? '';
  for (const betId of [id, 'b-999999']) settleSportBet(world, betId);
  expect(sportBet(world, richPlayer, id)?.record.status).toBe('open');
  const later = restarted(world, DAY_MS);
  expect(sportBet(later, richPlayer, id)?.record.status).toBe('open');
  settleSportBet(later, id);
  const settled = structuredClone(sportBet(later, richPlayer, id));
  expect(settled?.record.status).not.toBe('open');
  settleSportBet(later, id);
  expect(sportBet(later, richPlayer, id)).toEqual(settled);
});

/** Home or away in the first two matches to end, one of them as it will end. */
function accumulator(isFirstWon: boolean) {
  const book = openBook();
  const { world, matches, place } = book;
  const end = ({ fixture }: SportMatchNow) => courseOf(world, fixture).endsAt;
  const [first, ...others] = matches().sort((a, b) => end(a) - end(b));
  const last = others.at(-1);
  if (!first || !last) throw new Error('There are fewer than two matches.');
  const [home = 0, away = 0] = courseOf(world, first.fixture).marks.at(-1)?.score ?? [0, 0];
  const ends = home > away ? 'home' : home < away ? 'away' : 'draw';
  const other = ends === 'home' ? 'away' : 'home';
  const [bet] = place([pick(first, isFirstWon ? ends : other), pick(last, 'home')], { kind: 'combo' }) ?? [];
  book.pass(end(first) - world.now());
  return { ...book, last, id: bet?.betId ?? '' };
}

test('GAM-16 a bet has no price once a selection has lost, also before it is settled', () => {
  const { world, id } = accumulator(false);
  const bet = sportBet(world, richPlayer, id) ?? expect.fail('nothing was placed');
  expect(bet.record.status).toBe('lost');
  expect(cashOutPrice(world, { ...bet, record: { ...bet.record, status: 'open' } })).toBeUndefined();
});

test('GAM-16 a selection that has won is sure, and only the open one is still a chance', () => {
  const { world, last, id } = accumulator(true);
  const bet = sportBet(world, richPlayer, id) ?? expect.fail('nothing was placed');
  const chance = matchNow(world, last).market.chances.home ?? 0;
  const worth = returnOfBet(world, bet, bet.record) * (BOOK_RETURN * chance);
  expect(cashOutPrice(world, bet)).toBe(Math.floor(worth / 100) * 100);
});

test('GAM-16 a price of less than a peso is none', () => {
  const { world, matches, place } = openBook();
  const [bet] = place([pick(matches()[0] as SportMatchNow, 'home')]) ?? [];
  if (!bet) throw new Error('nothing was placed');
  expect(cashOutPrice(world, { ...bet, record: { ...bet.record, stake: 1 } })).toBeUndefined();
});
