import { parseArgs } from 'node:util';
import { UnreadableContract } from '../source/contract-files.ts';
import { firstLine } from '../source/read-contract.ts';
import { compareContracts } from './compare-calls.ts';
import { describeChanges } from './describe-changes.ts';
import { readVersion } from './read-version.ts';

const USAGE = `Says in words what a change of the contract breaks, and for whom.

  npm run contract:diff -- OLD NEW

OLD and NEW are files, folders with an openapi.yaml, or git refs (main, v1.2, HEAD~3):
  npm run contract:diff -- main openapi/openapi.yaml

Exit code 0: nothing breaks; 1: something does; 2: a contract cannot be read, or the flags are wrong.`;

export interface Outcome {
  code: 0 | 1 | 2;
  /** For standard output; for standard error when the code is 2. */
  text: string;
}

/** The whole command, but for printing. */
export function diffCommand(args: readonly string[]): Outcome {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false } },
    });
    if (values.help) return { code: 0, text: USAGE };
    const [before, after, ...surplus] = positionals;
    if (before === undefined || after === undefined || surplus.length > 0) {
      return {
        code: 2,
        text: 'contract:diff: wants two contracts.\nUsage: npm run contract:diff -- OLD NEW; --help says more.',
      };
    }
    const changes = compareContracts(readVersion(before), readVersion(after));
    const isBreaking = changes.some(({ breaks }) => breaks.length > 0);
    return { code: isBreaking ? 1 : 0, text: describeChanges(changes) };
  } catch (error) {
    const usage =
      error instanceof UnreadableContract
        ? ''
        : '\nUsage: npm run contract:diff -- OLD NEW; --help says more.';
    return { code: 2, text: `contract:diff: ${firstLine(error)}${usage}` };
  }
}
