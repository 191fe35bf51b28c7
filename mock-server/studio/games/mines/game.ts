import { defineGame, titles } from '../../kit/define-game.ts';
import { engine, MINES_CAP } from './engine.ts';
import { minesTexts } from './words.ts';

export const mines = defineGame({
  name: 'mines',
  engine,
  volatility: 'chosen',
  mainSpot: 'mines-3',
  texts: minesTexts,
  figures: { most: String(MINES_CAP / 100) },
  hasChoices: true,
  titles: [titles('crash', 'mines', 'Campo Minado, Mines & Gems, Minas del Norte', 6)],
});
