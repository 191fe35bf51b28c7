import { defineGame } from '../../kit/define-game.ts';
import { diceEngine } from './engine.ts';
import { diceTexts } from './words.ts';

export const dice = defineGame({
  name: 'dice',
  engine: diceEngine,
  volatility: 'chosen',
  mainSpot: 'seven',
  texts: diceTexts,
  numbers: ({ dice }) => dice.join(' + '),
});
