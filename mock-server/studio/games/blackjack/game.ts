import { defineGame } from '../../kit/define-game.ts';
import { cardsText } from '../../kit/words/numbers.ts';
import { blackjackEngine } from './engine.ts';
import { blackjackTexts } from './words.ts';

export const blackjack = defineGame({
  name: 'blackjack',
  engine: blackjackEngine,
  volatility: 'low',
  texts: blackjackTexts,
  hasChoices: true,
  numbers: ({ hands, dealer }) =>
    `${hands.map(({ cards }) => cardsText(cards)).join(' / ')} – ${cardsText(dealer)}`,
});
