import { defineGame, titles } from '../../kit/define-game.ts';
import { engine, raceRunners } from './engine.ts';
import { runnersOf } from './names.ts';

export const race = defineGame({
  name: 'race',
  engine,
  mainSpot: 'win-1',
  bets: raceRunners.flatMap((runner) => [`win-${runner}`, `place-${runner}`]),
  texts: {
    loading: ['Preparando la carrera…', 'Preparing the race…'],
    rule: [
      'Apuesta a cuál de los seis llega primero, o a que llegue entre los dos primeros. La cuota que ves es la que se paga. Los que pagan menos ganan más seguido. Junto a cada uno ves a cuántos cuerpos del primero llegó; en cada carrera corren otros nombres, que no cambian las cuotas.',
      'Bet on which of the six comes in first, or on one to be among the first two. The odds you see are what is paid. Those with lower odds win more often. Beside each you see how many lengths behind the first it came; every race has other names, which change no odds.',
    ],
    run: ['Correr', 'Run'],
    first: ['Gana', 'To win'],
    places: ['1.º,2.º,3.º,4.º,5.º,6.º', '1st,2nd,3rd,4th,5th,6th'],
    placed: ['1.º o 2.º', '1st or 2nd'],
    runner: ['Número {n}', 'Number {n}'],
    behind: ['a {n} cuerpos', '{n} lengths behind'],
    behindOne: ['a 1 cuerpo', '1 length behind'],
    behindPart: ['a {n} de cuerpo', '{n} of a length behind'],
    raceWon: [
      'Gana {winner}, el {first}; segundo {next}, el {second}, {gap}',
      '{winner}, number {first}, wins; {next}, number {second}, is second, {gap}',
    ],
  },
  runners: runnersOf,
  titles: [
    titles('sports', 'horse', 'Carreras del Hípico, Derby Virtual, Galope Final, Photo Finish', 12),
    titles('sports', 'racer', 'Turbo Sur, Gran Premio Virtual, Curva Final', 21),
  ],
});
