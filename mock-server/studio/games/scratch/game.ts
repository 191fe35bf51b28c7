import { defineGame, titles } from '../../kit/define-game.ts';
import { engine } from './engine.ts';

export const scratch = defineGame({
  name: 'scratch',
  engine,
  volatility: 'high',
  mainSpot: 'card',
  texts: {
    loading: ['Preparando los raspes…', 'Preparing the scratch cards…'],
    rule: [
      'Cada raspe tiene nueve casillas. Ráspalas con el dedo o ábrelas con el teclado: si salen tres iguales, pagan el premio que muestran. Cada casilla muestra un símbolo con la misma chance que tiene su premio; las demás van en blanco. Todo se decide al comprar el raspe; si sales antes de rasparlo, el premio ya está en tu saldo.',
      'Every card has nine fields. Scratch them with a finger or open them with the keyboard: three of the same pay what they show. Each field shows a symbol as often as its prize is won; the others are blank. Everything is decided when you buy the card; if you leave before you scratch it, the payout is in your balance already.',
    ],
    newCard: ['Comprar', 'Buy card'],
    scratchAll: ['Raspar todo', 'Scratch all'],
    scratchNow: ['Tu raspe está listo', 'Your card is ready: scratch it'],
    threeAlike: ['Tres iguales y ganas', 'Match three to win'],
    alikePay: ['Lo que pagan tres iguales', 'What three of the same pay'],
    covered: ['sin raspar', 'not scratched'],
    // Results in words, and names for screen readers (GAM-17).
    symbol: ['Símbolo', 'Symbol'],
    chance: ['Chance', 'Chance'],
    blank: ['sin premio', 'no prize'],
    three: ['Tres {name}', 'Three {name}'],
    none: ['No hay tres iguales', 'No three of the same'],
  },
  hasSymbols: true,
  hasChoices: true,
  titles: [
    titles('bingo', 'scratch', 'Raspa y Gana, Scratch Copihue, Raspe Relámpago, Cartón de la Suerte', 20),
  ],
});
