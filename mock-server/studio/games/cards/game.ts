import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { cardsTexts } from './words.ts';

export const cards = defineGame({
  name: 'cards',
  engine,
  volatility: 'low',
  mainSpot: 'player',
  bets: ['player', 'banker', 'tie'],
  live: {
    phases: { betting: 13_000, playing: 7_000, result: 4_000 },
    spots: ['player', 'banker', 'player', 'banker', 'tie'],
    seats: 12,
  },
  texts: cardsTexts,
  titles: [
    titles(
      'live',
      'baccarat',
      'Baccarat Imperial, Speed Baccarat Sur, Baccarat Las Condes, Baccarat Punto y Banca',
      11,
    ),
    titles('table', 'baccarat', 'Baccarat Clásico, Mini Baccarat', 25),
  ],
});
