import type { Pair } from '../../kit/words/text-pairs.ts';

export const rouletteTexts = {
  loading: ['Preparando la mesa…', 'Setting the table…'],
  rule: [
    'Pon fichas en números o grupos y gira. Un número paga 36 veces la apuesta, una docena 3 veces, los demás grupos 2 veces. La rueda tiene un solo cero.',
    'Put chips on numbers or groups and spin. A number pays 36 times the bet, a dozen 3 times, the other groups 2 times. The wheel has a single zero.',
  ],
  red: ['Rojo', 'Red'],
  black: ['Negro', 'Black'],
  even: ['Par', 'Even'],
  odd: ['Impar', 'Odd'],
  low: ['1 a 18', '1 to 18'],
  high: ['19 a 36', '19 to 36'],
  dozen: ['{n}.ª docena', 'Dozen {n}'],
  simple: ['Apuestas externas', 'Outside bets'],
  // Results in words, and names for screen readers (GAM-17).
  cameRed: ['Salió el {n} rojo', 'Red {n}'],
  cameBlack: ['Salió el {n} negro', 'Black {n}'],
  cameZero: ['Salió el cero', 'Zero'],
} as const satisfies Record<string, Pair>;
