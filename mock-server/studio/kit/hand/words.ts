import type { Pair } from '../words/text-pairs.ts';

/** Games with cards have these among their own words. */
export const handTexts = {
  deal: ['Repartir', 'Deal'],
  dealer: ['Crupier', 'Dealer'],
  you: ['Tú', 'You'],
  decisions: ['Tu jugada', 'Your move'],
  suits: ['de picas,de corazones,de tréboles,de diamantes', 'of spades,of hearts,of clubs,of diamonds'],
  faceDown: ['una carta tapada', 'a card face down'],
  push: ['Empate', 'Push'],
  youWin: ['Ganaste', 'You win'],
  dealerWins: ['Gana el crupier', 'Dealer wins'],
  against: ['{you} contra {dealer}', '{you} against {dealer}'],
} as const satisfies Record<string, Pair>;
