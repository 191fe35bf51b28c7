import { defineGame } from '../../kit/define-game.ts';
import { raceEngine } from './engine.ts';
import { runnersOf } from './names.ts';
import { raceTexts } from './words.ts';

export const race = defineGame({
  name: 'race',
  engine: raceEngine,
  volatility: 'chosen',
  mainSpot: 'win-1',
  texts: raceTexts,
  runners: runnersOf,
  numbers: ({ order }) => order.join(', '),
});
