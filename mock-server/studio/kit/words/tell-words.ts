import type { EngineName } from '../chance/engine.ts';
import type { Pair } from './text-pairs.ts';

/** Results in words, and descriptions of games, for screen readers (GAM-17); by engine. */
export const tellTexts = {
  roulette: {
    cameRed: ['Salió el {n} rojo', 'Red {n}'],
    cameBlack: ['Salió el {n} negro', 'Black {n}'],
    cameZero: ['Salió el cero', 'Zero'],
  },
  dice: {
    came: ['{a} y {b}, suma {n}', '{a} and {b}, sum {n}'],
  },
  cards: {
    points: ['Punto {player}, Banca {banker}', 'Player {player}, Banker {banker}'],
  },
  keno: {
    drawn: ['Salieron {numbers}', 'Drawn: {numbers}'],
    drawnNumbers: ['Números que salieron', 'Numbers drawn'],
    isDrawn: ['salió', 'drawn'],
    isHit: ['acertado', 'hit'],
  },
  slot: {
    reels: ['Rodillos', 'Reels'],
    reel: ['Rodillo {n}', 'Reel {n}'],
    middle: ['En el centro: {symbols}', 'Middle row: {symbols}'],
    counts: ['Tres,Cuatro,Cinco', 'Three,Four,Five'],
    symbol: ['Símbolo', 'Symbol'],
    alike: ['{n} iguales', '{n} of a kind'],
    wild: ['comodín', 'wild'],
    bonus: ['bono', 'bonus'],
    freePaid: ['{count} giros gratis, {amount}', '{count} free spins, {amount}'],
    potWon: ['Ganaste el pozo, {amount}', 'You won the jackpot, {amount}'],
  },
  blackjack: {
    youBust: ['Te pasaste con {you}', 'You are bust with {you}'],
    dealerBust: [
      'El crupier se pasó con {dealer}, tú tienes {you}',
      'Dealer bust with {dealer}, you have {you}',
    ],
    lostTo: ['Gana el crupier, {dealer} contra {you}', 'Dealer wins, {dealer} against {you}'],
    pushAt: ['Empate a {you}', 'Push at {you}'],
    blackjackOver: ['Blackjack contra {dealer}', 'Blackjack against {dealer}'],
  },
  poker: {
    hand: ['Mano', 'Hand'],
    wonOver: ['Ganas con {you} contra {dealer}', 'You win with {you} against {dealer}'],
    lostTo: ['Gana el crupier, {dealer} contra {you}', 'Dealer wins, {dealer} against {you}'],
    pushAt: ['Empate, {you} contra {dealer}', 'Push, {you} against {dealer}'],
    noQueenWith: [
      'El crupier no juega con {dealer}, tú tienes {you}',
      'The dealer does not play with {dealer}, you have {you}',
    ],
    foldedWith: [
      'Te retiraste con {you}, el crupier tenía {dealer}',
      'You folded {you}, the dealer had {dealer}',
    ],
  },
  scratch: {
    symbol: ['Símbolo', 'Symbol'],
    three: ['Tres {name}', 'Three {name}'],
    none: ['No hay tres iguales', 'No three of the same'],
  },
  wheel: {
    inside: ['Lo que hay en la rueda', 'What is on the wheel'],
    fields: ['Casillas', 'Fields'],
    stopped: ['La rueda se detuvo en {pay}', 'The wheel stopped on {pay}'],
  },
  plinko: {
    bins: ['Lo que paga cada casilla', 'What each bin pays'],
    bin: ['Casilla', 'Bin'],
    landed: ['La bolita cayó en la casilla {n}, {times}', 'The ball landed in bin {n}, {times}'],
  },
  bingo: {
    isCalled: ['salió', 'called'],
    inLine: ['en línea', 'in a line'],
    free: ['libre', 'free'],
  },
  sportsbook: {
    settledWon: ['{name}: ganaste {amount}', '{name}: you won {amount}'],
    settledLost: ['{name}: apuesta perdida', '{name}: bet lost'],
  },
} as const satisfies Partial<Record<EngineName, Readonly<Record<string, Pair>>>>;
