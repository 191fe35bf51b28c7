import { defineGame } from '../../kit/define-game.ts';
import { wheelEngine } from './engine.ts';
import { wheelTexts } from './words.ts';

export const wheel = defineGame({
  name: 'wheel',
  engine: wheelEngine(),
  volatility: 'medium',
  mainSpot: 'spin',
  texts: wheelTexts,
  numbers: ({ segment }) => String(segment + 1),
});
