import { defineGame, titles } from '../../kit/define-game.ts';
import { diceSpots, engine } from './engine.ts';

export const dice = defineGame({
  name: 'dice',
  engine,
  bets: [...diceSpots.keys()],
  mainSpot: 'seven',
  live: {
    phases: { betting: 13_000, playing: 3_000, result: 4_000 },
    spots: ['under', 'over', 'seven', 'double'],
  },
  texts: {
    loading: ['Preparando la mesa…', 'Setting the table…'],
    rule: [
      'Elige y lanza los dados: menos de 7 o más de 7 pagan 2.30 veces, siete exacto o dobles pagan 5.75 veces.',
      'Choose and roll the dice: under 7 or over 7 pay 2.30 times, exactly seven or doubles pay 5.75 times.',
    ],
    roll: ['Lanzar', 'Roll'],
    under: ['Menos de 7', 'Under 7'],
    seven: ['Siete', 'Seven'],
    over: ['Más de 7', 'Over 7'],
    double: ['Dobles', 'Doubles'],
    // Results in words, and names for screen readers (GAM-17).
    came: ['{a} y {b}, suma {n}', '{a} and {b}, sum {n}'],
  },
  titles: [
    titles('table', 'dice', 'Dados Calientes, Dados del Puerto, Lucky Dice, Dados Dobles', 9),
    titles('live', 'dice', 'Dados en Vivo, Dados en Directo', 17),
  ],
});
