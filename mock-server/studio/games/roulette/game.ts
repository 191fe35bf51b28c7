import { defineGame } from '../../kit/define-game.ts';
import { rouletteEngine } from './engine.ts';
import { rouletteTexts } from './words.ts';

export const roulette = defineGame({
  name: 'roulette',
  engine: rouletteEngine,
  volatility: 'chosen',
  mainSpot: 'red',
  texts: rouletteTexts,
  numbers: ({ number }) => String(number),
});
