export const SUITS = ['♠', '♥', '♣', '♦'];
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

export const cardsText = (cards: readonly number[]) =>
  cards.map((card) => `${RANKS[card % 13]}${SUITS[Math.floor(card / 13)]}`).join(' ');

export const fromOne = (fields: readonly number[]) => fields.map((field) => field + 1).join(', ');
