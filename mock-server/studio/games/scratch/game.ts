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
  titles: [
    {
      place: 20,
      category: 'bingo',
      motif: 'scratch',
      names: ['Raspa y Gana', 'Scratch Copihue', 'Raspe Relámpago', 'Cartón de la Suerte'],
    },
  ],
});
