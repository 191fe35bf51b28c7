import { type InOneLang, type Lang, type Pair, textsIn } from './text-pairs.ts';

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
  rules: ['Cómo se juega', 'How to play'],
  close: ['Cerrar', 'Close'],
  sound: ['Sonido y vibración', 'Sound and vibration'],
  demo: ['Demostración: aquí no se juega con dinero real.', 'Demonstration: no real money is played here.'],
  deposit: ['Depositar', 'Deposit'],
  reopen: ['Abrir de nuevo', 'Open again'],
  overTitle: ['Para seguir jugando', 'To keep playing'],
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
} as const satisfies Record<string, Pair>;

export type SharedWords = InOneLang<typeof sharedTexts>;

export const sharedWords = (lang: Lang): SharedWords => textsIn(sharedTexts, lang);
