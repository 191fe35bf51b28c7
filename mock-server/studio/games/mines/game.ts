import { defineGame, titles } from '../../kit/define-game.ts';
import { whole } from '../../kit/words/figures.ts';
import { engine, MINES_CAP } from './engine.ts';

export const mines = defineGame({
  name: 'mines',
  engine,
  mainSpot: 'mines-3',
  texts: {
    loading: ['Preparando el tablero…', 'Setting up the board…'],
    rule: [
      'Elige cuántas minas se esconden en las 25 casillas y apuesta. Cada casilla sin mina sube tu premio; retíralo cuando quieras, desde la primera. Si abres una mina, pierdes la apuesta. El premio llega hasta {most}x la apuesta; ahí la ronda termina y te paga. Si sales, tu ronda te espera 24 horas; después te pagamos lo que llevas. Si no habías abierto ninguna casilla, antes se abre una al azar, y puede ser una mina.',
      'Choose how many mines hide in the 25 fields and bet. Each field without a mine raises your payout; cash out whenever you like, from the first one on. Open a mine and you lose the bet. The payout grows to at most {most}x the bet; there the round ends and pays you by itself. If you leave, your round waits for you for 24 hours; then you are paid what you have won so far. If you had opened no field, one is opened at random first, and it may be a mine.',
    ],
    bet: ['Apostar', 'Bet'],
    mines: ['Minas', 'Mines'],
    takeAmount: ['Retirar {amount}', 'Cash out {amount}'],
    pickField: ['Abre una casilla', 'Open a field'],
    closed: ['sin abrir', 'not opened'],
    safe: ['diamante', 'gem'],
    mine: ['mina', 'mine'],
    nextPays: ['Siguiente {times}', 'Next {times}'],
    safeSoFar: [
      'Diamantes: {count}. Llevas {times}; la siguiente casilla paga {next}.',
      'Gems: {count}. You have {times}; the next field pays {next}.',
    ],
    tookAt: ['Retiraste en {times}', 'You cashed out at {times}'],
    hitMine: ['Era una mina', 'That was a mine'],
  },
  figures: { most: whole(MINES_CAP / 100) },
  hasChoices: true,
  titles: [titles('crash', 'mines', 'Campo Minado, Mines & Gems, Minas del Norte', 6)],
});
