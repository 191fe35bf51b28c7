import { expect, test } from 'vitest';
import { seedCatalogue } from '../../../seed/catalogue.ts';
import { engineFor, publishedReturn, publishedVolatility } from '../../games/engines.ts';
import { jackpotTerms, winsPot } from './jackpot.ts';

test('GAM-07 a stake wins the pot in exactly as many of all pairs of numbers as its size says', () => {
  const terms = { ...jackpotTerms, oneIn: 4000 };
  const winning = (stake: number, least: number) => {
    let wins = 0;
    for (let first = 0; first < 4; first += 1)
      for (let second = 0; second < 1000 * least; second += 1) {
        const numbers = [(first + 0.5) / 4, (second + 0.5) / (1000 * least)];
        if (winsPot({ next: () => numbers.shift() ?? 0 }, stake, least, terms)) wins += 1;
      }
    return wins / (4000 * least);
  };
  expect(winning(1, 1)).toBe(1 / 4000);
  expect(winning(100, 1)).toBe(100 / 4000);
  expect(winning(7, 2)).toBe(7 / 8000);
});

test('GAM-07 GAM-11 a game with a pot publishes the return of its reels and of the pot together, and a high volatility', () => {
  const games = seedCatalogue().games.filter(({ jackpot }) => jackpot !== undefined);
  expect(games.length).toBeGreaterThan(9);
  for (const game of games) {
    const engine = engineFor(game);
    const reels = engine.kind === 'instant' ? engine.figures('spin').returns : 0;
    expect(game.rtp, game.name).toBe(publishedReturn(game));
    expect(game.rtp, game.name).toBeCloseTo(reels + 0.011, 3);
    // Deviation that the pot alone adds to a stake of 1, when it has only its seed.
    expect(Math.sqrt(jackpotTerms.seed ** 2 / jackpotTerms.oneIn)).toBeGreaterThan(4);
    expect([game.name, publishedVolatility(game)]).toEqual([game.name, 'high']);
  }
});
