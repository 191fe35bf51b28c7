import { defineGame, titles } from '../../kit/define-game.ts';
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
    titles('table', 'dice', 'Dados Calientes, Dados del Puerto, Lucky Dice, Dados Dobles', 9),
    titles('live', 'dice', 'Dados en Vivo, Dados en Directo', 17),
  ],
});
