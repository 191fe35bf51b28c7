import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';
import { wheelTexts } from './words.ts';

export const wheel = defineGame({
  name: 'wheel',
  engine,
  volatility: 'medium',
  mainSpot: 'spin',
  live: {
    phases: { betting: 13_000, playing: 7_000, result: 5_000 },
    spots: ['spin'],
  },
  texts: wheelTexts,
  titles: [
    titles(
      'sports',
      'footballWheel',
      'Rueda del Gol, Rueda Penalera, Football Wheel Sur, Rueda Pichanguera',
      3,
    ),
    titles('live', 'wheel', 'Rueda Millonaria, Wheel of Copihues, La Gran Rueda, Spin Wheel Live', 7),
    titles('sports', 'boxingWheel', 'Rueda Knock Out, Rueda del Ring, Rueda del Campeón', 16),
    titles('sports', 'basketballWheel', 'Rueda Triple, Slam Wheel', 23),
    titles('sports', 'trophyWheel', 'Rueda de la Copa, Rueda de la Liga, Rueda de Campeones', 24),
    titles('sports', 'tennisWheel', 'Rueda Match Point, Ace Wheel', 26),
  ],
});
