import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';

export const wheel = defineGame({
  name: 'wheel',
  engine,
  volatility: 'medium',
  mainSpot: 'spin',
  live: {
    phases: { betting: 13_000, playing: 7_000, result: 5_000 },
    spots: ['spin'],
  },
  texts: {
    loading: ['Preparando la rueda…', 'Setting up the wheel…'],
    rule: [
      'Gira la rueda: tu apuesta se multiplica por el número en que se detiene.',
      'Spin the wheel: your bet is multiplied by the number it stops on.',
    ],
    luckyTitle: ['Tu giro gratis de hoy', 'Your free spin for today'],
    luckyDone: ['Mañana tienes otro giro gratis', 'You have another free spin tomorrow'],
    luckyAgain: ['Vuelve mañana', 'Come back tomorrow'],
    luckyRule: [
      'Un giro gratis al día. Cada casilla es un premio en efectivo, y lo que salga pasa a tu saldo. Aquí no se apuesta.',
      'One free spin a day. Every field is a cash prize, and what comes up goes into your balance. No bets are taken here.',
    ],
    // Results in words, and names for screen readers (GAM-17).
    inside: ['Lo que hay en la rueda', 'What is on the wheel'],
    fields: ['Casillas', 'Fields'],
    stopped: ['La rueda se detuvo en {pay}', 'The wheel stopped on {pay}'],
  },
  titles: [
    titles(
      'sports',
      'footballWheel',
      'Rueda del Gol, Rueda Penalera, Football Wheel Sur, Rueda Pichanguera',
      3,
    ),
    titles('live', 'wheel', 'Rueda Millonaria, Wheel of Copihues, La Gran Rueda, Spin Wheel Live', 7),
    titles('sports', 'boxingWheel', 'Rueda Knock Out, Rueda del Ring, Rueda del Campeón', 16),
    titles('sports', 'basketballWheel', 'Rueda Triple, Slam Wheel', 23),
    titles('sports', 'trophyWheel', 'Rueda de la Copa, Rueda de la Liga, Rueda de Campeones', 24),
    titles('sports', 'tennisWheel', 'Rueda Match Point, Ace Wheel', 26),
  ],
});
