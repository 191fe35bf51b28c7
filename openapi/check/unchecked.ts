import type { Contract } from '../source/contract.ts';
import type { ContractFiles } from '../source/contract-files.ts';
import { fieldsOf, textOf } from '../source/json-values.ts';

export interface Unchecked {
  words: string;
  reason: string;
  place: string;
}

function uncheckedIn(value: unknown, place: string, found: Unchecked[]): void {
  if (Array.isArray(value))
    for (const [index, row] of value.entries()) uncheckedIn(row, `${place}/${index}`, found);
  for (const [key, inner] of fieldsOf(value)) {
    if (key === 'x-unchecked')
      for (const [words, reason] of fieldsOf(inner))
        found.push({ words, reason: textOf(reason) ?? '', place });
    else if (key !== 'example' && typeof inner === 'object') uncheckedIn(inner, `${place}/${key}`, found);
  }
}

const uncheckedBefore = new WeakMap<ContractFiles, readonly Unchecked[]>();

/** Statements of the contract that this check does not cover, marked `x-unchecked` (CON-07). */
export function uncheckedOf({ files }: Contract): readonly Unchecked[] {
  const unchecked = uncheckedBefore.get(files) ?? distinctIn(files);
  uncheckedBefore.set(files, unchecked);
  return unchecked;
}

function distinctIn(files: ContractFiles): Unchecked[] {
  const found: Unchecked[] = [];
  for (const file of files.names) uncheckedIn(files.valueAt({ file, pointer: '' }), `${file}#`, found);
  const known = new Set<string>();
  return found.filter(({ words, reason }) => {
    const key = `${words} ${reason}`;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

export function uncheckedLines(unchecked: readonly Unchecked[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { words, reason } of unchecked)
    reasons.set(reason, [...(reasons.get(reason) ?? []), `"${words}"`]);
  return [...reasons].map(([reason, words]) => `${words.join(', ')}: ${reason}`);
}
