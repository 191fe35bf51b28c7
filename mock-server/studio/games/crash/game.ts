import { defineGame } from '../../kit/define-game.ts';
import { CRASH_RETURN, crashEngine } from './engine.ts';
import { crashTexts } from './words.ts';

export const crash = defineGame({
  name: 'crash',
  engine: crashEngine,
  volatility: 'chosen',
  returns: CRASH_RETURN,
  live: {
    phases: { betting: 7_000, playing: 0, result: 4_000 },
    spots: ['flight'],
  },
  texts: crashTexts,
});
