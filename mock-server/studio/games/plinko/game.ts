import { defineGame } from '../../kit/define-game.ts';
import { plinkoEngine } from './engine.ts';
import { plinkoTexts } from './words.ts';

export const plinko = defineGame({
  name: 'plinko',
  engine: plinkoEngine,
  volatility: 'chosen',
  mainSpot: '12-medium',
  texts: plinkoTexts,
  numbers: ({ turns }) => turns.map((turn) => (turn === 1 ? '→' : '←')).join(' '),
});
