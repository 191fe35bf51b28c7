import { defineGame, titles } from '../../kit/define-game.ts';
import { handTexts } from '../../kit/hand/words.ts';
import { engine, SHARED_SPOT } from './engine.ts';

export const blackjack = defineGame({
  name: 'blackjack',
  engine,
  volatility: 'low',
  live: {
    phases: { betting: 12_000, playing: 18_000, result: 10_000 },
    spots: [SHARED_SPOT],
    seats: 12,
  },
  mainSpot: 'hand',
  texts: {
    loading: ['Preparando la mesa…', 'Setting the table…'],
    rule: [
      'Suma más que el crupier sin pasarte de 21. Las figuras valen 10; el as, 1 u 11. Pide cartas o plántate. Con dos cartas puedes doblar: pones otra apuesta igual y recibes una sola carta más. Dos cartas del mismo valor se pueden separar una vez en dos manos, con otra apuesta igual; los ases separados reciben una carta cada uno. El mazo no se acaba: cada carta sale de 52. El crupier mira primero si tiene blackjack y se planta en 17, también con as. Blackjack paga 3 a 2, ganar paga 1 a 1 y el empate devuelve la apuesta. Si sales, tu mano te espera 24 horas; después te plantas con lo que tienes.',
      'Get closer to 21 than the dealer without going over. Face cards count as 10; an ace as 1 or 11. Hit or stand. On two cards you may double: you place a second bet of the same size and get just one more card. Two cards of the same value may be split once into two hands, with a second bet of the same size; split aces get one card each. The shoe is endless: each card is one of 52. The dealer checks for blackjack first and stands on all 17s. Blackjack pays 3 to 2, a win 1 to 1, and a push gives the bet back. If you leave, your hand waits for you for 24 hours; then you stand on what you have.',
    ],
    hit: ['Pedir', 'Hit'],
    stand: ['Plantarse', 'Stand'],
    doubleDown: ['Doblar', 'Double'],
    split: ['Separar', 'Split'],
    handOf: ['Mano {n}', 'Hand {n}'],
    print: [
      'Blackjack paga 3 a 2 · El crupier se planta en 17',
      'Blackjack pays 3 to 2 · Dealer stands on 17',
    ],
    yourTurn: ['Tienes {points}. El crupier muestra {card}.', 'You have {points}. The dealer shows {card}.'],
    bust: ['Te pasaste', 'Bust'],
    ...handTexts,
    // Results in words, and names for screen readers (GAM-17).
    youBust: ['Te pasaste con {you}', 'You are bust with {you}'],
    dealerBust: [
      'El crupier se pasó con {dealer}, tú tienes {you}',
      'Dealer bust with {dealer}, you have {you}',
    ],
    lostTo: ['Gana el crupier, {dealer} contra {you}', 'Dealer wins, {dealer} against {you}'],
    pushAt: ['Empate a {you}', 'Push at {you}'],
    blackjackOver: ['Blackjack contra {dealer}', 'Blackjack against {dealer}'],
  },
  hasChoices: true,
  titles: [
    titles(
      'live',
      'cards',
      'Blackjack Providencia, Blackjack VIP Sur, Blackjack Rápido, Blackjack 21 Salón',
      5,
    ),
    titles(
      'table',
      'cards',
      'Blackjack Clásico, Blackjack Real, Blackjack del Cerro, Blackjack 21 Alameda',
      22,
    ),
  ],
});
