import { defineGame } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { kenoTexts } from './words.ts';

export const keno = defineGame({
  name: 'keno',
  engine,
  volatility: 'chosen',
  mainSpot: '01020304',
  texts: kenoTexts,
  titles: [
    {
      place: 15,
      category: 'bingo',
      motif: 'keno',
      names: ['Keno Express', 'Keno Lunar', 'Keno Mágico', 'Keno Cuarenta'],
    },
  ],
});
