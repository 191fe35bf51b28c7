import { defineGame } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { scratchTexts } from './words.ts';

export const scratch = defineGame({
  name: 'scratch',
  engine,
  volatility: 'high',
  mainSpot: 'card',
  texts: scratchTexts,
  hasSymbols: true,
  hasChoices: true,
});
