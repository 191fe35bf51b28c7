import { defineGame, titles } from '../../kit/define-game.ts';
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
    titles('crash', 'rocket', 'Cohete Sur, Rocket Rush, Despegue, Booster 100x', 1),
    titles('crash', 'plane', 'Avioneta, Red Baron Crash, Vuelo Austral, Loop the Loop', 4),
    titles('crash', 'balloon', 'Globo Arriba, Balloon Pop Cash, Sube y Sube', 14),
    titles('crash', 'ufo', 'Ovni Elquino, UFO Getaway, Abducción', 18),
    titles('crash', 'astronaut', 'Astro Crash, Caminata Espacial', 27),
  ],
});
