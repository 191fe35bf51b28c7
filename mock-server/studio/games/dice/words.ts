import type { Pair } from '../../kit/words/text-pairs.ts';

export const diceTexts = {
  loading: ['Preparando la mesa…', 'Setting the table…'],
  rule: [
    'Elige y lanza los dados: menos de 7 o más de 7 pagan 2.30 veces, siete exacto o dobles pagan 5.75 veces.',
    'Choose and roll the dice: under 7 or over 7 pay 2.30 times, exactly seven or doubles pay 5.75 times.',
  ],
  roll: ['Lanzar', 'Roll'],
  under: ['Menos de 7', 'Under 7'],
  seven: ['Siete', 'Seven'],
  over: ['Más de 7', 'Over 7'],
  double: ['Dobles', 'Doubles'],
  // Results in words, and names for screen readers (GAM-17).
  came: ['{a} y {b}, suma {n}', '{a} and {b}, sum {n}'],
} as const satisfies Record<string, Pair>;
