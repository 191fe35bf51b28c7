import { defineGame, titles } from '../../kit/define-game.ts';
import { handTexts } from '../../kit/hand/words.ts';
import { engine } from './engine.ts';

export const poker = defineGame({
  name: 'poker',
  engine,
  volatility: 'medium',
  mainSpot: 'hand',
  texts: {
    loading: ['Preparando la mesa…', 'Setting the table…'],
    rule: [
      'Apuesta y recibes tres cartas; el crupier, tres tapadas. Juega, con otra apuesta igual, o retírate y pierdes la primera. El crupier juega con reina o mejor: sin ella, tu primera apuesta paga 1 a 1 y la segunda vuelve; con ella, las dos pagan 1 a 1 si ganas y vuelven si empatas. De menor a mayor: carta alta, par, color, escalera, trío, escalera de color. Si sales, tu mano te espera 24 horas; después te retiras.',
      'Bet and you get three cards, the dealer three face down. Play, with a second bet of the same size, or fold and lose the first bet. The dealer plays with queen high or better: without it your first bet pays 1 to 1 and the second comes back; with it both pay 1 to 1 if you win and come back in a tie. From low to high: high card, pair, flush, straight, three of a kind, straight flush. If you leave, your hand waits for you for 24 hours; then you fold.',
    ],
    play: ['Jugar', 'Play'],
    fold: ['Retirarse', 'Fold'],
    folded: ['Te retiraste', 'You folded'],
    noQueen: ['El crupier no juega', 'The dealer does not play'],
    print: ['El crupier juega con reina o mejor', 'Dealer plays with queen high or better'],
    youHold: ['Tienes {hand}.', 'You have {hand}.'],
    highCard: ['carta alta', 'high card'],
    pair: ['par', 'pair'],
    flush: ['color', 'flush'],
    straight: ['escalera', 'straight'],
    three: ['trío', 'three of a kind'],
    straightFlush: ['escalera de color', 'straight flush'],
    bonus: ['Bono {times}', 'Bonus {times}'],
    bonusPays: ['Bono de la apuesta inicial, aunque gane el crupier', 'Ante bonus, even if the dealer wins'],
    ...handTexts,
    // Results in words, and names for screen readers (GAM-17).
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
  hasChoices: true,
  isLeftOpen: true,
  titles: [
    titles(
      'table',
      'chips',
      'Three Card Norte, Póker Tres Cartas Royale, Three Card Fiesta, Three Card Trío Real',
      13,
    ),
  ],
});
