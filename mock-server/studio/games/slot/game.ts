import { defineGame } from '../../kit/define-game.ts';
import { engine, slotTerms, slotVolatility } from './engine.ts';
import { slotProfiles } from './profiles.ts';
import { slotTitles } from './titles.ts';

export const slot = defineGame({
  name: 'slot',
  engine,
  volatility(game) {
    // One round in millions pays hundreds of thousands of stakes.
    if (game.jackpot !== undefined) return 'high';
    return slotVolatility(game) === 'bold' ? 'high' : 'medium';
  },
  mainSpot: 'spin',
  texts: {
    loading: ['Preparando los rodillos…', 'Setting the reels…'],
    rule: [
      'Gira los cinco rodillos. Tres o más símbolos iguales en rodillos seguidos, desde la izquierda, pagan por cada forma de unirlos.',
      'Spin the five reels. Three or more of a kind on neighbouring reels, from the left, pay for every way to join them.',
    ],
    figures: [
      'Giros que pagan algo: {hits}. Lo más que paga un solo giro: {most}.',
      'Spins that pay anything: {hits}. The most a single spin pays: {most}.',
    ],
    freeSpins: ['{count} giros gratis', '{count} free spins'],
    freeTimes: ['Premios x{times}', 'Wins x{times}'],
    freeLeft: ['Giro gratis {at} de {count}', 'Free spin {at} of {count}'],
    freeTotal: ['Tus giros gratis pagaron', 'Your free spins paid'],
    ways: ['243 formas de ganar', '243 ways to win'],
    symbols: [
      'Premios por 3, 4 y 5 iguales, por cada forma',
      'Payouts for 3, 4 and 5 of a kind, for each way',
    ],
    wildRule: [
      'Reemplaza a cualquiera de la tabla ({names}), pero no al {bonus}. Sale en los rodillos {reels}.',
      'Stands in for any of the table ({names}), but not for the {bonus}. It comes on reels {reels}.',
    ],
    bonusRule: [
      '{count} o más, donde sea, dan {free} giros gratis con los premios x{times}. Los giros gratis no dan más giros.',
      '{count} or more anywhere give {free} free spins with all wins x{times}. Free spins give no further ones.',
    ],
    pot: ['Pozo {amount}', 'Jackpot {amount}'],
    won: ['¡Ganaste el pozo!', 'You won the jackpot!'],
    potRule: [
      'El {share}% de cada apuesta, tuya y de los demás, va al pozo; entre los demás hay jugadores virtuales, que también lo ganan. Cualquier giro lo puede ganar entero, también sin premio en los rodillos: la probabilidad es de 1 en {oneIn} con la apuesta mínima y sube en proporción a la apuesta. Después vuelve a partir de {seed}.',
      'Of every bet, yours and everybody else’s, {share}% goes into the jackpot; among the others are virtual players, who win it too. Any spin can win all of it, even one that wins nothing on the reels: the chance is 1 in {oneIn} at the minimum bet and rises in proportion to the bet. It then starts again at {seed}.',
    ],
    // Results in words, and names for screen readers (GAM-17).
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
  terms: (game) => ({ slot: slotTerms(slotProfiles[slotVolatility(game)]) }),
  hasSymbols: true,
  titles: slotTitles,
  tags: (name, chance) => [
    ...(chance % 9 === 2 || name.includes('Jackpot') ? (['jackpot'] as const) : []),
    ...(chance % 5 === 3 || name.includes('Multicaminos') ? (['multicaminos'] as const) : []),
    ...(chance % 3 === 0 ? (['free-spins'] as const) : []),
  ],
});
