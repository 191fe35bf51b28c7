import { defineGame, titles } from '../../kit/define-game.ts';
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
    titles('bingo', 'scratch', 'Raspa y Gana, Scratch Copihue, Raspe Relámpago, Cartón de la Suerte', 20),
  ],
});
