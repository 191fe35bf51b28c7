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
  texts: blackjackTexts,
  hasChoices: true,
});
