import type { EngineName } from '../chance/engine.ts';
import { ownTexts } from './own-words.ts';
import { tellTexts } from './tell-words.ts';
import type { Lang } from './text-pairs.ts';
import { type InOneLang, type Pair, textsIn } from './text-pairs.ts';

const sharedTexts = {
  balance: ['Saldo', 'Balance'],
  bonusBalance: ['Saldo de bonos', 'Bonus balance'],
  stake: ['Apuesta', 'Bet'],
  lower: ['Bajar la apuesta', 'Lower the bet'],
  higher: ['Subir la apuesta', 'Raise the bet'],
  chipValue: ['Valor de la ficha', 'Chip value'],
  mostIs: ['La apuesta máxima por ronda es {amount}', 'The maximum bet a round is {amount}'],
  win: ['Premio', 'Win'],
  returned: ['Devuelto', 'Returned'],
  spin: ['Girar', 'Spin'],
  freeSpin: ['Giro gratis', 'Free spin'],
  deal: ['Repartir', 'Deal'],
  chipOn: ['{name}, ficha: {amount}', '{name}, chip: {amount}'],
  chip: ['Ficha: {amount}', 'Chip: {amount}'],
  payout: ['Premio', 'Payout'],
  great: ['¡Gran premio!', 'Big win!'],
  huge: ['¡Mega premio!', 'Mega win!'],
  won: ['Ganaste {amount}', 'You won {amount}'],
  lost: ['Sin premio esta vez', 'No win this time'],
  back: ['Recuperas {amount}', 'You get {amount} back'],
  chooseSpot: ['Elige dónde apostar', 'Choose where to bet'],
  clear: ['Borrar', 'Clear'],
  again: ['Repetir', 'Repeat'],
  total: ['Total', 'Total'],
  numbers: ['Números', 'Numbers'],
  number: ['Número {n}', 'Number {n}'],
  pays: ['Paga {times}', 'Pays {times}'],
  field: ['Casilla {n}', 'Field {n}'],
  you: ['Tú', 'You'],
  dealer: ['Crupier', 'Dealer'],
  presents: ['Atiende la mesa: {name}.', 'At the table: {name}.'],
  decisions: ['Tu jugada', 'Your move'],
  suits: ['de picas,de corazones,de tréboles,de diamantes', 'of spades,of hearts,of clubs,of diamonds'],
  faceDown: ['una carta tapada', 'a card face down'],
  push: ['Empate', 'Push'],
  youWin: ['Ganaste', 'You win'],
  dealerWins: ['Gana el crupier', 'Dealer wins'],
  against: ['{you} contra {dealer}', '{you} against {dealer}'],
  rules: ['Cómo se juega', 'How to play'],
  close: ['Cerrar', 'Close'],
  sound: ['Sonido y vibración', 'Sound and vibration'],
  returns: [
    'Devuelve a los jugadores {percent} a la larga.',
    'Returns {percent} to players in the long run.',
  ],
  returnsBest: [
    'Con la mejor jugada devuelve {percent} de lo apostado a la larga.',
    'With the best play it returns {percent} of what is bet in the long run.',
  ],
  limits: [
    'Apuestas de {least} a {most}\u00a0{currency} por ronda.',
    'Bets from {least} to {most}\u00a0{currency} a round.',
  ],
  demo: ['Demostración: aquí no se juega con dinero real.', 'Demonstration: no real money is played here.'],
  deposit: ['Depositar', 'Deposit'],
  reopen: ['Abrir de nuevo', 'Open again'],
  overTitle: ['Tu sesión de juego terminó', 'Your game session has ended'],
  offline: [
    'Sin conexión. Tu apuesta está a salvo: reintenta.',
    'No connection. Your bet is safe: try again.',
  ],
  unknown: [
    'Sin respuesta. Averiguamos qué pasó con tu apuesta: no se cobra dos veces.',
    'No answer. We are finding out about your bet: it is not taken twice.',
  ],
  notTaken: [
    'Tu apuesta no alcanzó a llegar: sigue en tu saldo.',
    'Your bet did not arrive: it is still in your balance.',
  ],
  fairTitle: ['Azar verificable', 'Provably fair'],
} as const satisfies Record<string, Pair>;

const theTable: Pair = ['Preparando la mesa…', 'Setting the table…'];
const theBoard: Pair = ['Preparando el tablero…', 'Setting up the board…'];

const loadingTexts: Readonly<Record<EngineName, Pair>> = {
  roulette: theTable,
  blackjack: theTable,
  cards: theTable,
  poker: theTable,
  dice: theTable,
  slot: ['Preparando los rodillos…', 'Setting the reels…'],
  wheel: ['Preparando la rueda…', 'Setting up the wheel…'],
  crash: ['Preparando el vuelo…', 'Preparing the flight…'],
  race: ['Preparando la carrera…', 'Preparing the race…'],
  keno: ['Preparando el sorteo…', 'Preparing the draw…'],
  bingo: ['Preparando los cartones…', 'Preparing the cards…'],
  scratch: ['Preparando los raspes…', 'Preparing the scratch cards…'],
  plinko: theBoard,
  mines: theBoard,
  sportsbook: ['Buscando los partidos y las cuotas…', 'Getting the matches and the odds…'],
};

type SharedWords = InOneLang<typeof sharedTexts & { loading: Pair }>;
type OwnWords = { readonly [Engine in keyof typeof ownTexts]: InOneLang<(typeof ownTexts)[Engine]> };
type TellWords = { readonly [Engine in keyof typeof tellTexts]: InOneLang<(typeof tellTexts)[Engine]> };

export type GameWords = SharedWords & OwnWords & TellWords;

export function wordsFor(
  engine: EngineName,
  lang: Lang,
): SharedWords & Partial<OwnWords> & Partial<TellWords> {
  const [texts, told]: Partial<Record<EngineName, Readonly<Record<string, Pair>>>>[] = [ownTexts, tellTexts];
  const own = { ...texts?.[engine], ...told?.[engine] };
  const shared = { ...sharedTexts, loading: loadingTexts[engine] };
  return { ...textsIn(shared, lang), [engine]: textsIn(own, lang) };
}
