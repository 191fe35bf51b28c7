import { defineGame } from '../../kit/define-game.ts';
import { cardsText } from '../../kit/words/numbers.ts';
import { cardsEngine } from './engine.ts';
import { cardsTexts } from './words.ts';

export const cards = defineGame({
  name: 'cards',
  engine: cardsEngine,
  volatility: 'low',
  mainSpot: 'player',
  texts: cardsTexts,
  numbers: ({ player, banker }) => `${cardsText(player)} – ${cardsText(banker)}`,
});
