import { defineGame } from '../../kit/define-game.ts';
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
    {
      place: 12,
      category: 'sports',
      motif: 'horse',
      names: ['Carreras del Hípico', 'Derby Virtual', 'Galope Final', 'Photo Finish'],
    },
    {
      place: 21,
      category: 'sports',
      motif: 'racer',
      names: ['Turbo Sur', 'Gran Premio Virtual', 'Curva Final'],
    },
  ],
});
