import { defineGame, titles } from '../../kit/define-game.ts';
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
    titles(
      'live',
      'cards',
      'Blackjack Providencia, Blackjack VIP Sur, Blackjack Rápido, Blackjack 21 Salón',
      5,
    ),
    titles(
      'table',
      'cards',
      'Blackjack Clásico, Blackjack Real, Blackjack del Cerro, Blackjack 21 Alameda',
      22,
    ),
  ],
});
