import { networkOptions, originsFrom, withHostValue } from '@copihue/mock/network';
import { readOptions } from '../shared/options.ts';
import { PlainProblem } from '../shared/ports.ts';

const USAGE =
  'Use --host [IP], --origin URL, --trust-proxy, --games N, --seed N, --state FILE or --durable (`npm run mock -- --help` explains them).';

export function plainProblem(error: unknown): PlainProblem {
  return error instanceof PlainProblem
    ? error
    : new PlainProblem(error instanceof Error ? error.message : String(error));
}

function wholeNumber(name: string, text: string | undefined, min: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min) return value;
  throw new PlainProblem(`${name} must be a whole number from ${min} on; it is "${text}".`);
}

/** The options of `npm start`. @throws {PlainProblem} for a value that cannot be used */
export function serveOptions() {
  const { values } = readOptions(USAGE, {
    args: withHostValue(process.argv.slice(2)),
    options: {
      ...networkOptions,
      state: { type: 'string' },
      durable: { type: 'boolean', default: false },
      games: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const games = wholeNumber('--games', values.games, 1);
  const seed = wholeNumber('--seed', values.seed, 0);
  try {
    return {
      hostname: values.host,
      controlOrigins: originsFrom(values.origin),
      trustProxy: values['trust-proxy'],
      isDurable: values.durable,
      ...(values.state === undefined ? {} : { stateFile: values.state }),
      ...(games === undefined ? {} : { games }),
      ...(seed === undefined ? {} : { seed }),
    };
  } catch (error) {
    throw plainProblem(error);
  }
}
