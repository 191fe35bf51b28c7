import { defineGame } from '../../kit/define-game.ts';
import { bingoEngine } from './engine.ts';
import { bingoTexts } from './words.ts';

export const bingo = defineGame({
  name: 'bingo',
  engine: bingoEngine,
  volatility: 'high',
  mainSpot: 'c0001',
  texts: bingoTexts,
  numbers: ({ called }) => called.join(', '),
});
