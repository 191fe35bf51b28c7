import { defineGame, titles } from '../../kit/define-game.ts';
import { engine, kenoPays, kenoSpot } from './engine.ts';

export const keno = defineGame({
  name: 'keno',
  engine,
  mainSpot: '01020304',
  bets: kenoPays.map((_, last) => kenoSpot(Array.from({ length: last + 1 }, (__, at) => at + 1))),
  texts: {
    loading: ['Preparando el sorteo…', 'Preparing the draw…'],
    rule: [
      'Elige de 1 a 8 números del 1 al 40 y sortea: salen 10 bolitas. Mientras más aciertas, más paga. Todos los números tienen la misma probabilidad de salir.',
      'Choose 1 to 8 numbers from 1 to 40 and draw: 10 balls come out. The more you hit, the more it pays. Every number is as likely as any other.',
    ],
    draw: ['Sortear', 'Draw'],
    quickPick: ['Al azar', 'Quick pick'],
    choosePicks: ['Elige de 1 a {most} números', 'Choose 1 to {most} numbers'],
    picked: ['Elegidos', 'Picked'],
    hits: ['Aciertos', 'Hits'],
    hit: ['Acertaste {hits} de {picks}', 'You hit {hits} of {picks}'],
    hitsPay: ['Aciertos y premio', 'Hits and payout'],
    allPays: [
      'Premio por aciertos, según cuántos números eliges',
      'Payouts for hits, by how many numbers you choose',
    ],
    // Results in words, and names for screen readers (GAM-17).
    drawn: ['Salieron {numbers}', 'Drawn: {numbers}'],
    drawnNumbers: ['Números que salieron', 'Numbers drawn'],
    isDrawn: ['salió', 'drawn'],
    isHit: ['acertado', 'hit'],
  },
  titles: [titles('bingo', 'keno', 'Keno Express, Keno Lunar, Keno Mágico, Keno Cuarenta', 15)],
});
