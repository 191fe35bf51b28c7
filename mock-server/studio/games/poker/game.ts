import { defineGame, titles } from '../../kit/define-game.ts';
import { anteBonus, engine } from './engine.ts';
import { pokerTexts } from './words.ts';

export const poker = defineGame({
  name: 'poker',
  engine,
  volatility: 'medium',
  terms: () => ({ anteBonus }),
  mainSpot: 'hand',
  texts: pokerTexts,
  hasChoices: true,
  isLeftOpen: true,
  titles: [
    titles(
      'table',
      'chips',
      'Three Card Norte, Póker Tres Cartas Royale, Three Card Fiesta, Three Card Trío Real',
      13,
    ),
  ],
});
