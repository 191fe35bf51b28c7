import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';

export const bingo = defineGame({
  name: 'bingo',
  engine,
  volatility: 'high',
  mainSpot: 'c0001',
  texts: {
    loading: ['Preparando los cartones…', 'Preparing the cards…'],
    rule: [
      'Juega con 1 a 4 cartones de 25 casillas; la del centro es libre. Salen 38 de 75 números, los mismos para todos tus cartones. Cada fila, columna o diagonal completa es una línea, y cada cartón paga según sus líneas. Los cartones están impresos: un mismo número de cartón es siempre el mismo.',
      'Play with 1 to 4 cards of 25 fields; the middle one is free. 38 of 75 numbers are called, the same for all your cards. Every complete row, column or diagonal is a line, and each card pays for its lines. Cards are printed: the same card number is always the same card.',
    ],
    callNumbers: ['Jugar', 'Play'],
    cards: ['Cartones', 'Cards'],
    perCard: ['Apuesta por cartón', 'Bet per card'],
    cardNumber: ['Cartón {n}', 'Card {n}'],
    newCards: ['Cambiar', 'Change'],
    lines: ['Líneas', 'Lines'],
    linesPay: ['Lo que pagan las líneas de un cartón', 'What the lines of a card pay'],
    cardLines: ['Cartón {n}, líneas: {count}', 'Card {n}, lines: {count}'],
    called: ['Números que salieron', 'Numbers called'],
    // Results in words, and names for screen readers (GAM-17).
    isCalled: ['salió', 'called'],
    inLine: ['en línea', 'in a line'],
    free: ['libre', 'free'],
  },
  titles: [
    titles(
      'bingo',
      'bingo',
      'Bingo Familiar, Bingo Night, Bingo 75 Dorado, Lota Bingo, Bingo Dieciochero',
      10,
    ),
  ],
});
