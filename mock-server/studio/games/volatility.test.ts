import { expect, test } from 'vitest';
import { simulate, source } from '../../../tests/support/simulate.ts';
import type { EngineName } from '../kit/chance/engine.ts';
import { engine as blackjackEngine, handPoints } from './blackjack/engine.ts';
import { drawBust, flightPlan } from './crash/engine.ts';
import { engineFor, publishedVolatility } from './engines.ts';
import { games } from './games.ts';
import { minesPay } from './mines/engine.ts';
import { judge, engine as pokerEngine } from './poker/engine.ts';

/** Bets of several classes where the player chooses; otherwise the game's main one stands for all. */
const bets: Readonly<Partial<Record<EngineName, readonly string[]>>> = {
  cards: ['player', 'banker'],
  roulette: ['red', 'n-17'],
  dice: ['over', 'seven'],
  keno: ['010203', '0102030405060708'],
  plinko: ['12-low', '16-high'],
  race: ['win-1', 'win-6'],
};

const classOf = (deviation: number) => (deviation < 1.5 ? 'low' : deviation < 4 ? 'medium' : 'high');
const classes = (deviations: readonly number[]) => {
  const [first = 'none', ...others] = new Set(deviations.map(classOf));
  return others.length > 0 ? 'chosen' : first;
};

function deviationOf(play: () => number): number {
  const rounds = 30_000;
  const { mean, error } = simulate(() => ({ staked: 1, paid: play() }), rounds);
  expect(mean).toBeGreaterThan(0.85);
  return error * Math.sqrt(rounds);
}

const instant = (engine: EngineName, name: string, spot: string) => {
  const played = engineFor({ engine, name });
  if (played.kind !== 'instant') throw new Error(`${engine} has no instant rounds`);
  const draw = source(20_261_122);
  return deviationOf(() => (played.play(draw, [spot]).pays[0] ?? 0) / 100);
};

const instants = Object.values(games).filter(
  ({ engine }) => typeof engine !== 'function' && engine.kind === 'instant',
);

test.each(instants)('GAM-11 $name pays as far apart as it publishes', ({ name, mainSpot }) => {
  expect(publishedVolatility({ engine: name, name })).toBe(
    classes((bets[name] ?? [mainSpot]).map((spot) => instant(name, name, spot))),
  );
});

test.each(['a', 'b', 'c'])('GAM-11 a slot pays as far apart as its temper publishes (%s)', (name) => {
  expect(publishedVolatility({ engine: 'slot', name })).toBe(classOf(instant('slot', name, 'spin')));
});

test('GAM-11 in crash and mines the moment to leave decides how far apart payouts lie', () => {
  const draw = source(20_261_122);
  const leaving = (exit: number) => deviationOf(() => flightPlan(drawBust(draw), exit).pays / 100);
  expect(publishedVolatility({ engine: 'crash', name: 'crash' })).toBe(
    classes([leaving(150), leaving(5000)]),
  );
  // Paid with the same chance as the price assumes.
  const opened = (mines: number, fields: number) => {
    const pay = minesPay(mines, fields) / 100;
    return deviationOf(() => (draw.next() < 0.97 / pay ? pay : 0));
  };
  expect(publishedVolatility({ engine: 'mines', name: 'mines' })).toBe(
    classes([opened(1, 1), opened(12, 5)]),
  );
});

test('GAM-11 poker and blackjack pay as far apart as they publish', () => {
  const draw = source(20_261_122);
  const queenSixFour = (12 * 15 + 6) * 15 + 4;
  const poker = deviationOf(() => {
    const hand = pokerEngine.deal(draw, 'hand');
    const plays = judge(hand.player).worth >= queenSixFour;
    // A played hand stakes once more, so only the pay above that counts.
    return pokerEngine.pays(pokerEngine.move(hand, plays ? 'play' : 'fold')) / 100 - (plays ? 1 : 0);
  });
  expect(publishedVolatility({ engine: 'poker', name: 'poker' })).toBe(classOf(poker));
  const blackjack = deviationOf(() => {
    let hand = blackjackEngine.deal(draw, 'hand');
    while (blackjackEngine.movesOf(hand).length > 0) {
      const { points } = handPoints(hand.hands[0]?.cards ?? []);
      hand = blackjackEngine.move(hand, points < 17 ? 'hit' : 'stand');
    }
    return blackjackEngine.pays(hand) / 100;
  });
  expect(publishedVolatility({ engine: 'blackjack', name: 'blackjack' })).toBe(classOf(blackjack));
});
