import { defineGame } from '../../kit/define-game.ts';
import { diceSpots, engine } from './engine.ts';
import { diceTexts } from './words.ts';

export const dice = defineGame({
  name: 'dice',
  engine,
  volatility: 'chosen',
  bets: [...diceSpots.keys()],
  mainSpot: 'seven',
  live: {
    phases: { betting: 13_000, playing: 3_000, result: 4_000 },
    spots: ['under', 'over', 'seven', 'double'],
  },
  texts: diceTexts,
  titles: [
    {
      place: 9,
      category: 'table',
      motif: 'dice',
      names: ['Dados Calientes', 'Dados del Puerto', 'Lucky Dice', 'Dados Dobles'],
    },
    { place: 17, category: 'live', motif: 'dice', names: ['Dados en Vivo', 'Dados en Directo'] },
  ],
});
