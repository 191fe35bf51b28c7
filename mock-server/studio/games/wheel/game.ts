import { defineGame } from '../../kit/define-game.ts';
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
    {
      place: 3,
      category: 'sports',
      motif: 'footballWheel',
      names: ['Rueda del Gol', 'Rueda Penalera', 'Football Wheel Sur', 'Rueda Pichanguera'],
    },
    {
      place: 7,
      category: 'live',
      motif: 'wheel',
      names: ['Rueda Millonaria', 'Wheel of Copihues', 'La Gran Rueda', 'Spin Wheel Live'],
    },
    {
      place: 16,
      category: 'sports',
      motif: 'boxingWheel',
      names: ['Rueda Knock Out', 'Rueda del Ring', 'Rueda del Campeón'],
    },
    { place: 23, category: 'sports', motif: 'basketballWheel', names: ['Rueda Triple', 'Slam Wheel'] },
    {
      place: 24,
      category: 'sports',
      motif: 'trophyWheel',
      names: ['Rueda de la Copa', 'Rueda de la Liga', 'Rueda de Campeones'],
    },
    { place: 26, category: 'sports', motif: 'tennisWheel', names: ['Rueda Match Point', 'Ace Wheel'] },
  ],
});
