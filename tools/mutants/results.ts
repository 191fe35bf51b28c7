import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Killer } from './judge.ts';
import type { ListedMutation } from './mutation.ts';
import type { Round } from './tests-of.ts';

export interface Result {
  killer: Killer | null;
  /** Hash of the mutation, its file and the tests that the result depends on: the killer, or all that passed. */
  key: string;
}

const CACHE = 'node_modules/.cache/copihue/mutants.json';

const contentsOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function keyOf(
  { file, find, replace }: ListedMutation,
  rounds: readonly Round[],
  killer: Killer | null,
): string {
  const hash = createHash('sha256').update(JSON.stringify([find, replace, contentsOf(file)]));
  const tests = killer ? [killer.file] : rounds.flatMap(({ files }) => files);
  for (const test of tests) hash.update(`\0${test}\0${contentsOf(test)}`);
  return hash.digest('hex').slice(0, 16);
}

/** Results of earlier runs. A result is valid while its mutation, file and tests are unchanged. */
export function openResults() {
  const read = (): Record<string, Result> =>
    existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {};
  let stored = read();
  return {
    /** @returns undefined when the mutation must run again */
    of(mutation: ListedMutation, rounds: readonly Round[]): Result | undefined {
      const result = stored[mutation.name];
      return result?.key === keyOf(mutation, rounds, result?.killer ?? null) ? result : undefined;
    },
    store(mutation: ListedMutation, rounds: readonly Round[], killer: Killer | undefined): void {
      stored = read();
      stored[mutation.name] = { killer: killer ?? null, key: keyOf(mutation, rounds, killer ?? null) };
      mkdirSync(dirname(CACHE), { recursive: true });
      writeFileSync(CACHE, `${JSON.stringify(stored, null, 1)}\n`);
    },
  };
}
