import type { Pair } from './text-pairs.ts';

/** Texts of the stake sheet (GAM-12). */
export const stakeTexts = {
  limits: ['De {least} a {most} {currency}', 'From {least} to {most} {currency}'],
  tooLow: ['La apuesta más baja es {amount}', 'The lowest bet is {amount}'],
  tooHigh: ['La apuesta más alta es {amount}', 'The highest bet is {amount}'],
  steps: ['Las apuestas van de {amount} en {amount}', 'Bets go in steps of {amount}'],
  half: ['Mitad', 'Half'],
  double: ['Doble', 'Double'],
  usual: ['Montos de siempre', 'Usual amounts'],
  keys: ['Escribe otro monto', 'Type another amount'],
  erase: ['Borrar la última cifra', 'Erase the last figure'],
  done: ['Listo', 'Done'],
  cancel: ['Cancelar', 'Cancel'],
} as const satisfies Record<string, Pair>;
