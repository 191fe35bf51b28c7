import type { Pair } from '../words/text-pairs.ts';

/** Stake sheet (GAM-12). */
export const stakeTexts = {
  limits: ['De {least} a {most} {currency}', 'From {least} to {most} {currency}'],
  tooLow: ['La apuesta mínima es {amount}', 'The minimum bet is {amount}'],
  tooHigh: ['La apuesta máxima es {amount}', 'The maximum bet is {amount}'],
  steps: ['Las apuestas van de {amount} en {amount}', 'Bets go in steps of {amount}'],
  half: ['Mitad', 'Half'],
  double: ['Doble', 'Double'],
  usual: ['Montos de siempre', 'Usual amounts'],
  keys: ['Escribe otro monto', 'Type another amount'],
  erase: ['Borrar la última cifra', 'Erase the last figure'],
  done: ['Listo', 'Done'],
  cancel: ['Cancelar', 'Cancel'],
} as const satisfies Record<string, Pair>;
