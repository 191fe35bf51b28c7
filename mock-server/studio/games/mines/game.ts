import { defineGame } from '../../kit/define-game.ts';
import { fromOne } from '../../kit/words/numbers.ts';
import { minesEngine } from './engine.ts';
import { minesTexts } from './words.ts';

export const mines = defineGame({
  name: 'mines',
  engine: minesEngine,
  volatility: 'chosen',
  texts: minesTexts,
  hasChoices: true,
  numbers: ({ mines }) => fromOne(mines),
});
