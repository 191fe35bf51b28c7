import { defineGame, titles } from '../../kit/define-game.ts';
import { engine, raceRunners } from './engine.ts';
import { runnersOf } from './names.ts';
import { raceTexts } from './words.ts';

export const race = defineGame({
  name: 'race',
  engine,
  volatility: 'chosen',
  mainSpot: 'win-1',
  bets: raceRunners.flatMap((runner) => [`win-${runner}`, `place-${runner}`]),
  texts: raceTexts,
  runners: runnersOf,
  titles: [
    titles('sports', 'horse', 'Carreras del Hípico, Derby Virtual, Galope Final, Photo Finish', 12),
    titles('sports', 'racer', 'Turbo Sur, Gran Premio Virtual, Curva Final', 21),
  ],
});
