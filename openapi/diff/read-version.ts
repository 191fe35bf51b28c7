import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Contract, openContract } from '../source/contract.ts';
import { readContractFiles, UnreadableContract } from '../source/contract-files.ts';
import { readContract } from '../source/read-contract.ts';

const ROOT = 'openapi/openapi.yaml';

function show(reference: string, path: string): string {
  return execFileSync('git', ['show', `${reference}:${path}`], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 32 * 1024 * 1024,
  });
}

/**
 * A contract by name: a file, a folder with an openapi.yaml, or a git ref (`main`, `v1.2`, `HEAD~3`, `main:path.yaml`).
 * @throws UnreadableContract with one line when it is none of these, or cannot be read
 */
export function readVersion(name: string): Contract {
  if (existsSync(name)) return readContract(statSync(name).isDirectory() ? join(name, 'openapi.yaml') : name);
  const [reference = '', path = ROOT] = name.split(':');
  const folder = posix.dirname(path);
  const readText = (file: string): string => {
    try {
      return show(reference, posix.join(folder, file));
    } catch {
      throw new UnreadableContract(
        `${name} is neither a file nor a git ref that holds ${posix.join(folder, file)}.`,
      );
    }
  };
  // A name that begins with a dash would be an option of git.
  if (!/^[\w@][\w./@{}^~+-]*$/.test(reference))
    throw new UnreadableContract(`${name} is neither a file nor a git ref.`);
  return openContract(readContractFiles(posix.basename(path), readText));
}
