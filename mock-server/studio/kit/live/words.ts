import type { Pair } from '../words/text-pairs.ts';

/** Live tables (GAM-13); other pages do not get these texts. */
export const liveTexts = {
  bet: ['Apostar', 'Bet'],
  placed: ['Apostaste {amount}', 'You bet {amount}'],
  takeBack: ['Cancelar apuesta {amount}', 'Cancel bet {amount}'],
  takenBack: ['Apuesta cancelada: te devolvimos {amount}', 'Bet cancelled: {amount} is back'],
  wait: ['Próxima ronda', 'Next round'],
  betsOpen: ['Hagan sus apuestas', 'Place your bets'],
  betsEnd: ['Últimos segundos para apostar', 'Last seconds to bet'],
  betsClosed: ['No va más', 'No more bets'],
  seedRest: [
    'Cambiamos la serie de rondas: ya puedes apostar en la próxima',
    'A new series of rounds begins: you can already bet on the next one',
  ],
  last: ['Últimos resultados', 'Last results'],
  verifyOne: ['Verificar: {result}', 'Verify: {result}'],
  people: ['{count} en la mesa', '{count} at the table'],
  peopleTitle: ['En la mesa', 'At the table'],
  virtualNote: [
    'Los virtuales los juega la casa para dar ambiente: no apuestan plata de nadie.',
    'Virtual players are played by the house for company: they bet nobody’s money.',
  ],
  virtual: ['virtual', 'virtual'],
  you: ['Tú', 'You'],
  watches: ['mira', 'watching'],
  won: ['gana {amount}', 'wins {amount}'],
  back: ['recupera {amount}', 'gets {amount} back'],
  lost: ['pierde', 'loses'],
  hash: ['Hash de esta ronda', 'Hash of this round'],
  rule: [
    'Esta mesa es de todos: la ronda, su resultado y sus tiempos son los mismos para cada jugador. Apuestas, o cancelas tu apuesta, mientras corre la cuenta; quien llega después mira hasta la próxima. Si sales con una apuesta, la ronda sigue y te pagamos apenas termine. La semilla de cada ronda se fija antes de apostar y se revela con el resultado: toca un resultado para verificarlo.',
    'This table is everybody’s: the round, its result and its times are the same for every player. You bet, or cancel your bet, while the countdown runs; who comes later watches until the next round. If you leave with a bet, the round goes on and you are paid as soon as it ends. The seed of each round is fixed before betting and revealed with the result: tap a result to verify it.',
  ],
} as const satisfies Record<string, Pair>;
