import type { PlayedGame } from '../../kit/chance/engine.ts';
import { defineGame } from '../../kit/define-game.ts';
import { fromOne } from '../../kit/words/numbers.ts';
import { slotEngine, slotTerms } from './engine.ts';
import { type SlotTemper, slotProfiles } from './profiles.ts';
import { slotTexts } from './words.ts';

const tempers: readonly SlotTemper[] = ['calm', 'classic', 'bold'];

/** It depends on the name, so that it never changes for a game. */
export function slotVolatility({ name }: Pick<PlayedGame, 'name'>): SlotTemper {
  const sum = [...name].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return tempers[sum % tempers.length] ?? 'classic';
}

const slots = {
  calm: slotEngine(slotProfiles.calm),
  classic: slotEngine(slotProfiles.classic),
  bold: slotEngine(slotProfiles.bold),
} as const;

export const slot = defineGame({
  name: 'slot',
  engine: (game) => slots[slotVolatility(game)],
  volatility(game) {
    // One round in millions pays hundreds of thousands of stakes.
    if (game.jackpot !== undefined) return 'high';
    return slotVolatility(game) === 'bold' ? 'high' : 'medium';
  },
  mainSpot: 'spin',
  texts: slotTexts,
  terms: (game) => ({ slot: slotTerms(slotProfiles[slotVolatility(game)]) }),
  hasSymbols: true,
  numbers: ({ spins }) => spins.map(({ cells }) => fromOne(cells)).join(' | '),
});
