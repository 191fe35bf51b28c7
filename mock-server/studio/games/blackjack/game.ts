import { defineGame } from '../../kit/define-game.ts';
import { engine, SHARED_SPOT } from './engine.ts';
import { blackjackTexts } from './words.ts';

export const blackjack = defineGame({
  name: 'blackjack',
  engine,
  volatility: 'low',
  live: {
    phases: { betting: 12_000, playing: 18_000, result: 10_000 },
    spots: [SHARED_SPOT],
    seats: 12,
  },
  mainSpot: 'hand',
  texts: blackjackTexts,
  hasChoices: true,
  titles: [
    {
      place: 5,
      category: 'live',
      motif: 'cards',
      names: ['Blackjack Providencia', 'Blackjack VIP Sur', 'Blackjack Rápido', 'Blackjack 21 Salón'],
    },
    {
      place: 22,
      category: 'table',
      motif: 'cards',
      names: ['Blackjack Clásico', 'Blackjack Real', 'Blackjack del Cerro', 'Blackjack 21 Alameda'],
    },
  ],
});
