import { defineGame } from '../../kit/define-game.ts';
import { CRASH_RETURN, crashEngine } from './engine.ts';
import { crashTexts } from './words.ts';

export const crash = defineGame({
  name: 'crash',
  engine: crashEngine,
  volatility: 'chosen',
  returns: CRASH_RETURN,
  texts: crashTexts,
});
