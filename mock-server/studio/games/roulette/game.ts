import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';

export const roulette = defineGame({
  name: 'roulette',
  engine,
  mainSpot: 'red',
  bets: ['red', 'dozen-1', 'n-0'],
  live: {
    phases: { betting: 14_000, playing: 6_000, result: 5_000 },
    spots: 'red black even odd low high dozen-1 dozen-2 dozen-3 n-7 n-17 n-32'.split(' '),
  },
  texts: {
    loading: ['Preparando la mesa…', 'Setting the table…'],
    rule: [
      'Pon fichas en números o grupos y gira. Un número paga 36 veces la apuesta, una docena 3 veces, los demás grupos 2 veces. La rueda tiene un solo cero.',
      'Put chips on numbers or groups and spin. A number pays 36 times the bet, a dozen 3 times, the other groups 2 times. The wheel has a single zero.',
    ],
    red: ['Rojo', 'Red'],
    black: ['Negro', 'Black'],
    even: ['Par', 'Even'],
    odd: ['Impar', 'Odd'],
    low: ['1 a 18', '1 to 18'],
    high: ['19 a 36', '19 to 36'],
    dozen: ['{n}.ª docena', 'Dozen {n}'],
    simple: ['Apuestas externas', 'Outside bets'],
    // Results in words, and names for screen readers (GAM-17).
    cameRed: ['Salió el {n} rojo', 'Red {n}'],
    cameBlack: ['Salió el {n} negro', 'Black {n}'],
    cameZero: ['Salió el cero', 'Zero'],
  },
  titles: [
    titles('live', 'roulette', 'Ruleta Santiago, Roulette en Vivo, Ruleta Carmesí, Gran Ruleta Austral', 2),
    titles('table', 'roulette', 'Ruleta Europea Clásica, Ruleta de Bolsillo, European Roulette Oro', 19),
  ],
});
