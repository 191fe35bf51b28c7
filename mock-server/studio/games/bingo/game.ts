import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { bingoTexts } from './words.ts';

export const bingo = defineGame({
  name: 'bingo',
  engine,
  volatility: 'high',
  mainSpot: 'c0001',
  texts: bingoTexts,
  titles: [
    titles(
      'bingo',
      'bingo',
      'Bingo Familiar, Bingo Night, Bingo 75 Dorado, Lota Bingo, Bingo Dieciochero',
      10,
    ),
  ],
});
