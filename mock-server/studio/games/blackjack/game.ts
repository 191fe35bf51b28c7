import { defineGame } from '../../kit/define-game.ts';
import { cardsText } from '../../kit/words/numbers.ts';
import { blackjackEngine, SHARED_SPOT } from './engine.ts';
import { blackjackTexts } from './words.ts';

export const blackjack = defineGame({
  name: 'blackjack',
  engine: blackjackEngine,
  volatility: 'low',
  live: {
    phases: { betting: 12_000, playing: 18_000, result: 10_000 },
    spots: [SHARED_SPOT],
    seats: 12,
  },
  texts: blackjackTexts,
  hasChoices: true,
  numbers: ({ hands, dealer }) =>
    `${hands.map(({ cards }) => cardsText(cards)).join(' / ')} – ${cardsText(dealer)}`,
});
