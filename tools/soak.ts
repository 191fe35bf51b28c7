/**
 * `npm run soak`: the tests of `npm test` about money and chance with far more cases: 10,000 random sequences against
 * the mock backend, a million cases of the money formatter and parser, 100 forced drops of the socket, 100 kills each
 * of a mock backend with stored state and of a durable one, and 10,000 rounds of each game computed again from their
 * seeds.
 *
 * npm run soak
 * SOAK_SEED=1234 SOAK_SEQUENCES=1 npm run soak: repeats one sequence, by the seed that its failure printed
 * npm run soak -- -t MOC-08: only the kills of a durable backend
 */
import { runNode } from './shared/child.ts';
import { readOptions } from './shared/options.ts';
import { runCommand } from './shared/ports.ts';

const {
  SOAK_SEQUENCES = '10000',
  SOAK_MONEY_CASES = '1000000',
  SOAK_KILLS = '100',
  FAIR_ROUNDS = '10000',
} = process.env;

await runCommand(() => {
  readOptions('Use -t ROW for the tests of one row.', { options: { t: { type: 'string', short: 't' } } });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'tests/money', 'state-kills', 'fair-rounds'];
  const cases = { SOAK_SEQUENCES, SOAK_MONEY_CASES, SOAK_KILLS, FAIR_ROUNDS };
  return runNode([...vitest, ...process.argv.slice(2)], cases);
});
