import { defineGame, titles } from '../../kit/define-game.ts';
import { handTexts } from '../../kit/hand/words.ts';
import { engine } from './engine.ts';

export const cards = defineGame({
  name: 'cards',
  engine,
  volatility: 'low',
  mainSpot: 'player',
  bets: ['player', 'banker', 'tie'],
  live: {
    phases: { betting: 13_000, playing: 7_000, result: 4_000 },
    spots: ['player', 'banker', 'player', 'banker', 'tie'],
    seats: 12,
  },
  texts: {
    loading: ['Preparando la mesa…', 'Setting the table…'],
    rule: [
      'Apuesta a Punto, Banca o Empate. Gana la mano más cercana a 9; las figuras y el 10 valen 0. Punto paga 2 veces, Banca 1.95 y Empate 9; con empate, Punto y Banca se devuelven. El mazo no se acaba: cada carta sale de 52.',
      'Bet on Player, Banker or Tie. The hand closest to 9 wins; tens and face cards count as 0. Player pays 2 times, Banker 1.95 and Tie 9; a tie gives bets on Player and Banker back. The shoe is endless: each card is one of 52.',
    ],
    player: ['Punto', 'Player'],
    banker: ['Banca', 'Banker'],
    tie: ['Empate', 'Tie'],
    winner: ['Gana {name}', '{name} wins'],
    ...handTexts,
    // Results in words, and names for screen readers (GAM-17).
    points: ['Punto {player}, Banca {banker}', 'Player {player}, Banker {banker}'],
  },
  titles: [
    titles(
      'live',
      'baccarat',
      'Baccarat Imperial, Speed Baccarat Sur, Baccarat Las Condes, Baccarat Punto y Banca',
      11,
    ),
    titles('table', 'baccarat', 'Baccarat Clásico, Mini Baccarat', 25),
  ],
});
