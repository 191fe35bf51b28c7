import { defineGame } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { bingoTexts } from './words.ts';

export const bingo = defineGame({
  name: 'bingo',
  engine,
  volatility: 'high',
  mainSpot: 'c0001',
  texts: bingoTexts,
  titles: [
    {
      place: 10,
      category: 'bingo',
      motif: 'bingo',
      names: ['Bingo Familiar', 'Bingo Night', 'Bingo 75 Dorado', 'Lota Bingo', 'Bingo Dieciochero'],
    },
  ],
});
