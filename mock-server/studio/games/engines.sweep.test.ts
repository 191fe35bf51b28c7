import { expect, test } from 'vitest';
import { simulate, source } from '../../../tests/support/simulate.ts';
import { seedCatalogue } from '../../seed/catalogue.ts';
import { weightAt } from '../kit/chance/draw.ts';
import { bankerDraws, winnerChances } from './cards/engine.ts';
import { CRASH_CAP, drawBust, flightPlan, multiplierAt, timeOf } from './crash/engine.ts';
import { betFigures, engineFor, publishedReturn } from './engines.ts';
import { games } from './games.ts';
import { KENO_DRAWN, KENO_NUMBERS, engine as kenoEngine, kenoPays } from './keno/engine.ts';
import { engine as rouletteEngine, wheelOrder } from './roulette/engine.ts';
import { SCRATCH_BLANK, SCRATCH_FIELDS, engine as scratchEngine, scratchPays } from './scratch/engine.ts';
import { slotProfiles, slotTerms } from './slot/profiles.ts';

test('GAM-07 the multiplier grows by the clock alone, and its times are the first ms it is reached', () => {
  expect(multiplierAt(-5)).toBe(100);
  expect(multiplierAt(0)).toBe(100);
  for (const hundredths of [101, 150, 200, 1000, 33_333, CRASH_CAP]) {
    const at = timeOf(hundredths);
    expect(multiplierAt(at)).toBeGreaterThanOrEqual(hundredths);
    expect(multiplierAt(at - 1)).toBeLessThan(hundredths);
  }
  expect(multiplierAt(10 ** 9)).toBe(CRASH_CAP);
});

test('GAM-07 a flight ends at its bust, at the exit the player chose, or at the cap', () => {
  expect(flightPlan(97, 150)).toEqual({ endsAfterMs: 0, pays: 0 });
  // Growth of 12 % a second, compounded continuously: ln 1.5 / 0.12 s, and ln 1000 / 0.12 s.
  expect(flightPlan(149, 150)).toEqual({ endsAfterMs: 3_379, pays: 0 });
  expect(flightPlan(150, 150)).toEqual({ endsAfterMs: 3_379, pays: 150 });
  expect(flightPlan(CRASH_CAP, undefined)).toEqual({ endsAfterMs: 57_565, pays: CRASH_CAP });
  expect(drawBust({ next: () => 0.999_999_999_9 })).toBe(CRASH_CAP);
  expect(drawBust({ next: () => 0 })).toBe(97);
});

test('GAM-07 symbols pass a window of a slot as often as they stop there', () => {
  const { reels } = slotTerms(slotProfiles.bold);
  const passing = reels.map((weights) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const shown = Array.from({ length: total }, (_, at) => weightAt(weights, at + 0.5));
    return weights.map((_, symbol) => shown.filter((other) => other === symbol).length);
  });
  expect(passing).toEqual(reels);
});

test('GAM-07 roulette has 37 different pockets', () => {
  expect(new Set(wheelOrder).size).toBe(37);
  expect(rouletteEngine.isSpot('n-36')).toBe(true);
  for (const spot of ['n-37', 'n-01', 'green', '', 'n-', 'constructor'])
    expect(rouletteEngine.isSpot(spot)).toBe(false);
});

const bets = [
  ...Object.values(games),
  ...['b', 'c'].map((title) => ({ name: 'slot' as const, title })),
].flatMap((game) => {
  const played = { engine: game.name, name: 'title' in game ? game.title : 'a' };
  const engine = engineFor(played);
  return engine.kind === 'instant'
    ? [...betFigures(played)].map(([spot, figures]) => ({ name: game.name, spot, figures, engine }))
    : [];
});

test.each(bets)(
  'GAM-11 $name, $spot: rounds return, pay and win at most what is published',
  ({ engine, spot, figures }) => {
    const draw = source(20_261_127);
    const rounds = 20_000;
    let hits = 0;
    let highest = 0;
    const { mean, error } = simulate(() => {
      const pay = engine.play(draw, [spot]).pays[0] ?? 0;
      if (pay > 0) hits += 1;
      highest = Math.max(highest, pay);
      return { staked: 1, paid: pay / 100 };
    }, rounds);
    expect(Math.abs(mean - figures.returns)).toBeLessThanOrEqual(4.5 * error);
    const deviation = Math.sqrt((figures.hits * (1 - figures.hits)) / rounds);
    expect(Math.abs(hits / rounds - figures.hits)).toBeLessThanOrEqual(4.5 * deviation);
    expect(highest).toBeLessThanOrEqual(figures.most);
    expect([figures.returns > 0.85, figures.returns < 0.99]).toEqual([true, true]);
  },
);

test('GAM-07 the chances of punto banco are those of every deal of an endless shoe', () => {
  const chance = [4 / 13, ...Array<number>(9).fill(1 / 13)];
  const points = chance.map((_, value) => value);
  const total = { player: 0, banker: 0, tie: 0 };
  const add = (player: number, banker: number, weight: number) => {
    const winner = player > banker ? 'player' : player < banker ? 'banker' : 'tie';
    total[winner] += weight;
  };
  const of = (value: number) => chance[value] ?? 0;
  const bank = (player: number, banker: number, third: number | undefined, weight: number) => {
    if (!bankerDraws(banker, third)) return add(player, banker, weight);
    for (const card of points) add(player, (banker + card) % 10, weight * of(card));
  };
  for (const a of points)
    for (const b of points)
      for (const c of points)
        for (const d of points) {
          const weight = of(a) * of(b) * of(c) * of(d);
          const player = (a + b) % 10;
          const banker = (c + d) % 10;
          if (player >= 8 || banker >= 8) add(player, banker, weight);
          else if (player > 5) bank(player, banker, undefined, weight);
          else for (const third of points) bank((player + third) % 10, banker, third, weight * of(third));
        }
  for (const winner of ['player', 'banker', 'tie'] as const)
    expect(winnerChances[winner]).toBeCloseTo(total[winner], 9);
});

test('GAM-07 keno draws ten different numbers, and pays the picks among them', () => {
  const draw = source(3);
  const seen = new Set<number>();
  for (let round = 0; round < 2_000; round += 1) {
    const { outcome, pays } = kenoEngine.play(draw, ['050617283940']);
    if (outcome.engine !== 'keno') throw new Error('not keno');
    const hits = [5, 6, 17, 28, 39, 40].filter((pick) => outcome.drawn.includes(pick)).length;
    expect([new Set(outcome.drawn).size, pays[0]]).toEqual([KENO_DRAWN, kenoPays[5]?.[hits]]);
    for (const number of outcome.drawn) seen.add(number);
  }
  expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: KENO_NUMBERS }, (_, at) => at + 1));
});

test('GAM-07 a scratch card has nine fields, and three of them alike when it pays and only then', () => {
  const draw = source(5);
  const won = new Set<number>();
  const seen = scratchPays.map(() => 0);
  for (let round = 0; round < 20_000; round += 1) {
    const { outcome, pays } = scratchEngine.play(draw, ['card']);
    if (outcome.engine !== 'scratch') throw new Error('no card');
    const counts = scratchPays.map((_, symbol) => outcome.fields.filter((field) => field === symbol).length);
    const alike = counts.flatMap((count, symbol) => (count === 3 ? [symbol] : []));
    expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    if (pays[0] === 0)
      for (const [symbol, count] of counts.entries()) seen[symbol] = (seen[symbol] ?? 0) + count;
    expect([
      outcome.fields.filter((field) => field >= 0 && field <= SCRATCH_BLANK).length,
      alike.map((symbol) => scratchPays[symbol]),
    ]).toEqual([SCRATCH_FIELDS, pays[0] === 0 ? [] : pays]);
    for (const symbol of alike) won.add(symbol);
  }
  expect(won.size).toBe(scratchPays.length);
  // A sign of a losing card is not seen more often than its prize is drawn: nine fields on each of about 14,000 cards.
  for (const [symbol, chance] of [0.0005, 0.0022, 0.015, 0.036, 0.12, 0.15].entries())
    expect(seen[symbol]).toBeLessThan(9 * 20_000 * chance);
});

test.each(['', '00', '41', '4', '1707', '0707', '010203040506070809', '01 2', 'n-01', '١٢', 'constructor'])(
  'GAM-07 "%s" is no keno ticket',
  (spot) => expect(kenoEngine.isSpot(spot)).toBe(false),
);

test('GAM-07 every game of the catalogue says what its engine returns', () => {
  for (const game of seedCatalogue({ size: 600 }).games)
    expect(publishedReturn(game), game.name).toBe(game.rtp);
});
