import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { rouletteTexts } from './words.ts';

export const roulette = defineGame({
  name: 'roulette',
  engine,
  volatility: 'chosen',
  mainSpot: 'red',
  bets: ['red', 'dozen-1', 'n-0'],
  live: {
    phases: { betting: 14_000, playing: 6_000, result: 5_000 },
    spots: 'red black even odd low high dozen-1 dozen-2 dozen-3 n-7 n-17 n-32'.split(' '),
  },
  texts: rouletteTexts,
  titles: [
    titles('live', 'roulette', 'Ruleta Santiago, Roulette en Vivo, Ruleta Carmesí, Gran Ruleta Austral', 2),
    titles('table', 'roulette', 'Ruleta Europea Clásica, Ruleta de Bolsillo, European Roulette Oro', 19),
  ],
});
