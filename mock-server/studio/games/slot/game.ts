import { defineGame } from '../../kit/define-game.ts';
import { engine, slotTerms, slotVolatility } from './engine.ts';
import { slotProfiles } from './profiles.ts';
import { slotTitles } from './titles.ts';
import { slotTexts } from './words.ts';

export const slot = defineGame({
  name: 'slot',
  engine,
  volatility(game) {
    // One round in millions pays hundreds of thousands of stakes.
    if (game.jackpot !== undefined) return 'high';
    return slotVolatility(game) === 'bold' ? 'high' : 'medium';
  },
  mainSpot: 'spin',
  texts: slotTexts,
  terms: (game) => ({ slot: slotTerms(slotProfiles[slotVolatility(game)]) }),
  hasSymbols: true,
  titles: slotTitles,
  tags: (name, chance) => [
    ...(chance % 9 === 2 || name.includes('Jackpot') ? (['jackpot'] as const) : []),
    ...(chance % 5 === 3 || name.includes('Multicaminos') ? (['multicaminos'] as const) : []),
    ...(chance % 3 === 0 ? (['free-spins'] as const) : []),
  ],
});
