import type { Pair } from '../../kit/words/text-pairs.ts';

export const wheelTexts = {
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
} as const satisfies Record<string, Pair>;
