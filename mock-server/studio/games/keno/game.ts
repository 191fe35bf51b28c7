import { defineGame } from '../../kit/define-game.ts';
import { kenoEngine } from './engine.ts';
import { kenoTexts } from './words.ts';

export const keno = defineGame({
  name: 'keno',
  engine: kenoEngine,
  volatility: 'chosen',
  mainSpot: '01020304',
  texts: kenoTexts,
  numbers: ({ drawn }) => drawn.join(', '),
});
