import type { parseArgs } from 'node:util';
import { networkOptions, originsFrom } from './network.ts';

/** Options of both commands that serve the mock backend: its own, and `npm start`. */
export const serverOptions = {
  ...networkOptions,
  state: { type: 'string' },
  durable: { type: 'boolean', default: false },
  games: { type: 'string' },
  seed: { type: 'string' },
} as const;

/** @throws for a text that is no number of the range; undefined for none */
export function wholeNumber(name: string, text: string | undefined, min: number, max: number) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^[0-9]+$/.test(text) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

type Values = ReturnType<typeof parseArgs<{ options: typeof serverOptions }>>['values'];

export function serverOptionsFrom(values: Values) {
  return {
    stateFile: values.state,
    isDurable: values.durable,
    games: wholeNumber('--games', values.games, 1, 13_000),
    seed: wholeNumber('--seed', values.seed, 0, 2 ** 31),
    controlOrigins: originsFrom(values.origin),
    trustProxy: values['trust-proxy'],
  };
}
