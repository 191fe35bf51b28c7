import { defineGame } from '../../kit/define-game.ts';
import { cardsText } from '../../kit/words/numbers.ts';
import { anteBonus, pokerEngine } from './engine.ts';
import { pokerTexts } from './words.ts';

export const poker = defineGame({
  name: 'poker',
  engine: pokerEngine,
  volatility: 'medium',
  terms: () => ({ anteBonus }),
  texts: pokerTexts,
  hasChoices: true,
  numbers: ({ player, dealer }) => `${cardsText(player)} – ${cardsText(dealer)}`,
});
