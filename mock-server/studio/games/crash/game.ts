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
  texts: crashTexts,
});
