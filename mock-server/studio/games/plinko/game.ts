import { defineGame, titles } from '../../kit/define-game.ts';
import { engine, plinkoRisks, plinkoRows, plinkoSpot } from './engine.ts';

export const plinko = defineGame({
  name: 'plinko',
  engine,
  mainSpot: '12-medium',
  bets: plinkoRows.flatMap((rows) => plinkoRisks.map((risk) => plinkoSpot(rows, risk))),
  texts: {
    loading: ['Preparando el tablero…', 'Setting up the board…'],
    rule: [
      'Elige filas y riesgo y suelta la bolita. En cada clavo cae a la izquierda o a la derecha, con la misma probabilidad, y la casilla de abajo multiplica tu apuesta. Con más riesgo pagan más las orillas y menos el centro.',
      'Choose rows and risk and drop the ball. At every peg it falls left or right, each as likely as the other, and the bin below multiplies your bet. With more risk the edges pay more and the middle less.',
    ],
    drop: ['Soltar', 'Drop'],
    rows: ['Filas', 'Rows'],
    risk: ['Riesgo', 'Risk'],
    lowRisk: ['Bajo', 'Low'],
    mediumRisk: ['Medio', 'Medium'],
    highRisk: ['Alto', 'High'],
    // Results in words, and names for screen readers (GAM-17).
    bins: ['Lo que paga cada casilla', 'What each bin pays'],
    bin: ['Casilla', 'Bin'],
    landed: ['La bolita cayó en la casilla {n}, {times}', 'The ball landed in bin {n}, {times}'],
  },
  titles: [titles('crash', 'plinko', 'Plinko Andino, Plinko Neón, Plinko Loco', 8)],
});
