import { defineGame } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { minesTexts } from './words.ts';

export const mines = defineGame({
  name: 'mines',
  engine,
  volatility: 'chosen',
  texts: minesTexts,
  hasChoices: true,
});
