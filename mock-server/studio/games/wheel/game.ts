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
});
