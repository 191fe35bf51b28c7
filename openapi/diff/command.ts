import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { type Contract, openContract, readContract } from '../source/contract.ts';
import { firstLine, readContractFiles, UnreadableContract } from '../source/contract-files.ts';
import { optionProblem } from '../source/nearest-name.ts';
import { printable } from '../source/printable.ts';
import { compareContracts } from './compare.ts';
import { describeChanges, isFormat } from './describe-changes.ts';

const USAGE = `Says in words what a change to the contract breaks, and for whom.

  copihue-contract diff OLD NEW

OLD and NEW are files, folders with an openapi.yaml, or git refs (main, v1.2, HEAD~3):
  copihue-contract diff main openapi/openapi.yaml
--format text|markdown|json: markdown for a comment on a pull request.

Exit code 0: nothing breaks; 1: something breaks; 2: a contract cannot be read, or the flags are wrong.`;

const HINT = '\nUsage: copihue-contract diff OLD NEW; --help says more.';

const flags = {
  help: { type: 'boolean', short: 'h', default: false },
  format: { type: 'string', default: 'text' },
} as const;

export interface Outcome {
  code: 0 | 1 | 2;
  /** For standard error when the code is 2, else for standard output. */
  text: string;
}

/**
 * Reads a contract by name: a file, a folder with an openapi.yaml, or a git ref (`main`, `v1.2`, `HEAD~3`,
 * `main:path.yaml`).
 * @throws UnreadableContract with one line when the name is none of these, or cannot be read
 */
function readVersion(name: string): Contract {
  if (existsSync(name)) return readContract(statSync(name).isDirectory() ? join(name, 'openapi.yaml') : name);
  const [reference = '', path = 'openapi/openapi.yaml'] = name.split(':');
  // Git would read a name that begins with a dash as an option.
  if (!/^[\w@][\w./@{}^~+-]*$/.test(reference))
    throw new UnreadableContract(`${name} is neither a file nor a git ref.`);
  const readText = (file: string): string => {
    const inRepository = posix.join(posix.dirname(path), file);
    try {
      return execFileSync('git', ['show', `${reference}:${inRepository}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 32 * 1024 * 1024,
      });
    } catch {
      throw new UnreadableContract(`${name} is neither a file nor a git ref that contains ${inRepository}.`);
    }
  };
  return openContract(readContractFiles(posix.basename(path), readText));
}

export function diffCommand(args: readonly string[]): Outcome {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: flags,
    });
    if (values.help) return { code: 0, text: USAGE };
    const [before, after, ...surplus] = positionals;
    if (before === undefined || after === undefined || surplus.length > 0)
      return { code: 2, text: `copihue-contract: wants two contracts.${HINT}` };
    const { format } = values;
    if (!isFormat(format))
      return { code: 2, text: `copihue-contract: --format is text, markdown or json, not ${format}.${HINT}` };
    const changes = compareContracts(readVersion(before), readVersion(after));
    const isBreaking = changes.some(({ breaks }) => breaks.length > 0);
    return { code: isBreaking ? 1 : 0, text: printable(describeChanges(changes, format)) };
  } catch (error) {
    const problem =
      error instanceof UnreadableContract
        ? printable(firstLine(error))
        : `${printable(optionProblem(error, Object.keys(flags)))}${HINT}`;
    return { code: 2, text: `copihue-contract: ${problem}` };
  }
}
