import { defineGame } from '../../kit/define-game.ts';
import { CRASH_CAP, CRASH_RETURN, engine, timeOf } from './engine.ts';
import { crashTexts } from './words.ts';

export const crash = defineGame({
  name: 'crash',
  engine,
  volatility: 'chosen',
  returns: CRASH_RETURN,
  live: {
    phases: { betting: 7_000, playing: timeOf(CRASH_CAP), result: 4_000 },
    spots: ['flight'],
  },
  mainSpot: 'flight',
  texts: crashTexts,
  figures: { most: String(CRASH_CAP / 100) },
  titles: [
    {
      place: 1,
      category: 'crash',
      motif: 'rocket',
      names: ['Cohete Sur', 'Rocket Rush', 'Despegue', 'Booster 100x'],
    },
    {
      place: 4,
      category: 'crash',
      motif: 'plane',
      names: ['Avioneta', 'Red Baron Crash', 'Vuelo Austral', 'Loop the Loop'],
    },
    {
      place: 14,
      category: 'crash',
      motif: 'balloon',
      names: ['Globo Arriba', 'Balloon Pop Cash', 'Sube y Sube'],
    },
    { place: 18, category: 'crash', motif: 'ufo', names: ['Ovni Elquino', 'UFO Getaway', 'Abducción'] },
    { place: 27, category: 'crash', motif: 'astronaut', names: ['Astro Crash', 'Caminata Espacial'] },
  ],
});
