import { networkOptions, originsFrom, withHostValue } from '@copihue/mock/network';
import { readOptions } from '../shared/options.ts';
import { PlainProblem } from '../shared/ports.ts';

const USAGE =
  'Use --host [IP], --origin URL, --trust-proxy, --games N, --state FILE or --durable (`npm run mock -- --help` explains them).';

export function plainProblem(error: unknown): PlainProblem {
  return error instanceof PlainProblem
    ? error
    : new PlainProblem(error instanceof Error ? error.message : String(error));
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
    },
  });
  const games = values.games === undefined ? undefined : Number(values.games);
  if (games !== undefined && !(Number.isInteger(games) && games > 0))
    throw new PlainProblem(`--games must be a whole number above 0; it is "${values.games}".`);
  try {
    return {
      hostname: values.host,
      controlOrigins: originsFrom(values.origin),
      trustProxy: values['trust-proxy'],
      isDurable: values.durable,
      ...(values.state === undefined ? {} : { stateFile: values.state }),
      ...(games === undefined ? {} : { games }),
    };
  } catch (error) {
    throw plainProblem(error);
  }
}
