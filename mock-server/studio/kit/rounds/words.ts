import type { Pair } from '../words/text-pairs.ts';

/** Last rounds and quick play (GAM-15); these texts load after the game. */
export const sessionTexts = {
  session: ['Esta sesión', 'This session'],
  rounds: ['{amount} en {count} rondas', '{amount} in {count} rounds'],
  oneRound: ['{amount} en 1 ronda', '{amount} in 1 round'],
  none: ['aún sin rondas', 'no rounds yet'],
  last: ['Tus últimas rondas', 'Your last rounds'],
  free: ['Gratis', 'Free'],
  look: ['{result} {amount}: ver la ronda', '{result} {amount}: see the round'],
  title: ['Tu ronda', 'Your round'],
  at: ['Cuándo', 'When'],
  number: ['Número de la ronda', 'Number of the round'],
  stake: ['Apuesta', 'Bet'],
  payout: ['Premio', 'Payout'],
  result: ['Resultado', 'Result'],
  hash: ['Hash de su semilla', 'Hash of its seed'],
  wait: [
    'Se verifica cuando la ronda termine para todos.',
    'Can be verified once the round is over for all.',
  ],
  quick: ['Juego rápido', 'Quick play'],
  quickOn: [
    'Juego rápido: cada ronda se muestra más corta. Su resultado es el mismo.',
    'Quick play: each round is shown in less time. Its result is the same.',
  ],
  quickOff: ['Juego normal: cada ronda se muestra completa.', 'Normal play: each round is shown in full.'],
} as const satisfies Record<string, Pair>;
