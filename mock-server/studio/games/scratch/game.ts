import { defineGame } from '../../kit/define-game.ts';
import { fromOne } from '../../kit/words/numbers.ts';
import { scratchEngine } from './engine.ts';
import { scratchTexts } from './words.ts';

export const scratch = defineGame({
  name: 'scratch',
  engine: scratchEngine,
  volatility: 'high',
  mainSpot: 'card',
  texts: scratchTexts,
  hasSymbols: true,
  hasChoices: true,
  numbers: ({ fields }) => fromOne(fields),
});
