import { defineGame } from '../../kit/define-game.ts';
import { percent, whole } from '../../kit/words/figures.ts';
import { RETURN_AT_MOST } from './bet-slip.ts';
import { BOOK_RETURN } from './match-odds.ts';

declare module '../../kit/chance/outcomes.ts' {
  interface Outcomes {
    sportsbook: never;
  }
}

export const sportsbook = defineGame({
  name: 'sportsbook',
  engine: { kind: 'book', name: 'sportsbook' },
  returns: BOOK_RETURN,
  mainSpot: '',
  texts: {
    loading: ['Buscando los partidos y las cuotas…', 'Getting the matches and the odds…'],
    rule: [
      'Toca una cuota para ponerla en tu cupón. En simples cada selección es una apuesta; en combinada las cuotas se multiplican y tienes que acertarlas todas. El premio es la apuesta por la cuota y se redondea hacia abajo a la unidad más chica de tu moneda (en pesos, a pesos enteros). Vale la cuota que aceptas, aunque después cambie. Ninguna apuesta devuelve más de {most}. Cada cuota devuelve a la larga {single} de lo apostado; en una combinada se multiplica: con tres selecciones, {three}. Las apuestas se detienen por un momento después de un gol. Los partidos son simulados y las apuestas se pagan cuando terminan: en fútbol, a los 90 minutos; en básquetbol cuenta el alargue.',
      'Tap odds to put them on your slip. As singles each selection is a bet of its own; in an accumulator the odds are multiplied and all of them have to win. The return is the stake times the odds, rounded down to the smallest unit of your currency (whole pesos in Chile). The odds you accept are the odds you get, even if they change later. No bet returns more than {most}. In the long run odds return {single} of what is bet; in an accumulator that is multiplied: with three selections, {three}. Betting stops for a moment after a goal. Matches are simulated and bets are paid when they end: football after 90 minutes; basketball includes overtime.',
    ],
    simulated: ['Simulado', 'Simulated'],
    matches: ['Partidos', 'Matches'],
    slip: ['Cupón', 'Bet slip'],
    bets: ['Mis apuestas', 'My bets'],
    live: ['En vivo', 'Live'],
    coming: ['Próximos', 'Coming up'],
    suspended: ['Suspendido', 'Suspended'],
    over: ['Terminado', 'Ended'],
    draw: ['Empate', 'Draw'],
    emptySlip: [
      'Toca una cuota en Partidos y aparecerá aquí.',
      'Tap odds under Matches and they appear here.',
    ],
    emptyBets: ['Todavía no tienes apuestas.', 'You have no bets yet.'],
    kind: ['Tipo de apuesta', 'Kind of bet'],
    single: ['Simples', 'Singles'],
    combo: ['Combinada', 'Accumulator'],
    stakeOne: ['Monto de la apuesta', 'Stake'],
    stakeEach: ['Monto de cada apuesta', 'Stake on each bet'],
    totalOdds: ['Cuota total', 'Total odds'],
    totalStake: ['Total apostado', 'Total stake'],
    returns: ['Premio posible', 'Possible return'],
    place: ['Apostar', 'Bet'],
    accept: ['Aceptar la cuota nueva', 'Accept the new odds'],
    wait: ['Espera o quita la selección', 'Wait, or remove the selection'],
    amountHint: ['Toca el monto y elige cuánto apostar', 'Tap the amount and choose how much to bet'],
    changed: ['La cuota cambió de {old} a {now}', 'The odds changed from {old} to {now}'],
    changedNow: [
      'Una cuota cambió: revisa tu cupón. No se apostó nada.',
      'Odds have changed: check your slip. Nothing was staked.',
    ],
    gone: [
      'Este partido ya no recibe apuestas. Elige otro.',
      'This match takes no more bets. Choose another one.',
    ],
    remove: ['Quitar {name}', 'Remove {name}'],
    accepted: ['Apuesta aceptada: {amount}', 'Bet accepted: {amount}'],
    sameMatch: [
      'En una combinada cada selección es de otro partido.',
      'In an accumulator each selection is from a different match.',
    ],
    margin: [
      'Margen de la casa: {percent} en cada cuota, así que una combinada lo lleva una vez por selección. Cuotas y premios se redondean hacia abajo.',
      'House margin: {percent} in every price, so an accumulator has it once for each selection. Prices and returns are rounded down.',
    ],
    open: ['Abierta', 'Open'],
    won: ['Ganada', 'Won'],
    lost: ['Perdida', 'Lost'],
    paid: ['Pagado', 'Paid'],
    minute: ['Minuto {minute}', 'Minute {minute}'],
    toSlip: ['Ver cupón', 'See the slip'],
    more: ['{count} mercados más', '{count} more markets'],
    winnerMarket: ['Ganador', 'Winner'],
    goalsMarket: ['Total', 'Total'],
    bothMarket: ['Ambos marcan', 'Both teams score'],
    handicapMarket: ['Hándicap', 'Handicap'],
    footballPoints: ['goles', 'goals'],
    basketballPoints: ['puntos', 'points'],
    tennisPoints: ['sets', 'sets'],
    moreThan: ['Más de {line} {points}', 'Over {line} {points}'],
    lessThan: ['Menos de {line} {points}', 'Under {line} {points}'],
    bothYes: ['Ambos marcan: sí', 'Both score: yes'],
    bothNo: ['Ambos marcan: no', 'Both score: no'],
    follow: ['Seguir a {name}', 'Follow {name}'],
    unfollow: ['Dejar de seguir a {name}', 'Stop following {name}'],
    inSlip: [
      '{name} está en tu cupón. Selecciones: {count}.',
      '{name} is in your slip. Selections: {count}.',
    ],
    outOfSlip: [
      '{name} salió de tu cupón. Selecciones: {count}.',
      '{name} left your slip. Selections: {count}.',
    ],
    acceptRule: ['Si la cuota cambia', 'If the odds change'],
    acceptBetter: ['Aceptar si sube', 'Accept if better'],
    acceptAny: ['Aceptar cualquiera', 'Accept any'],
    cashOut: ['Cerrar por {amount}', 'Cash out {amount}'],
    cashOutSure: ['Confirmar: recibes {amount}', 'Confirm: you get {amount}'],
    noCashOut: ['Ahora no se puede cerrar', 'No cash-out right now'],
    selling: ['Cerrando la apuesta', 'Cashing out'],
    sold: ['Cerraste la apuesta: {amount}', 'Cashed out: {amount}'],
    notSold: [
      'El precio bajó o ya no hay: no se cerró nada. Con «Aceptar cualquiera» se cierra hasta por un 5% menos.',
      'The price fell or is gone: nothing was cashed out. With “Accept any” it is cashed out for up to 5% less.',
    ],
    saleUnknown: [
      'No sabemos si se cerró. Seguimos preguntando: no se cierra dos veces.',
      'We do not know whether it was cashed out. We keep asking: it is never sold twice.',
    ],
    cashedOut: ['Cerrada', 'Cashed out'],
    cashOutNote: [
      'Cerrar una apuesta paga lo que vale en ese momento, menos {percent}.',
      'Cashing out pays what a bet is worth at that moment, less {percent}.',
    ],
    // Results in words, and names for screen readers (GAM-17).
    settledWon: ['{name}: ganaste {amount}', '{name}: you won {amount}'],
    settledLost: ['{name}: apuesta perdida', '{name}: bet lost'],
  },
  figures: {
    most: whole(RETURN_AT_MOST / 100),
    single: percent(BOOK_RETURN),
    three: percent(BOOK_RETURN ** 3),
  },
});
