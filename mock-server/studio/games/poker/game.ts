import { defineGame } from '../../kit/define-game.ts';
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
    {
      place: 13,
      category: 'table',
      motif: 'chips',
      names: ['Three Card Norte', 'Póker Tres Cartas Royale', 'Three Card Fiesta', 'Three Card Trío Real'],
    },
  ],
});
