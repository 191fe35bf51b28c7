import type { Contract } from '../source/contract.ts';
import { fieldsOf, textOf } from '../source/json-values.ts';

/** A sentence of the contract that promises something nobody checks, and why. */
export interface Unchecked {
  words: string;
  reason: string;
  /** Where it stands: `schemas/recharge.yaml#/OrderTakenBack`. */
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

/** What the contract says and this check does not look at, as `x-unchecked` of the contract has it (CON-07). */
export function uncheckedOf({ files }: Contract): Unchecked[] {
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

/** The promises that are not checked, one line for each reason. */
export function uncheckedLines(unchecked: readonly Unchecked[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const { words, reason } of unchecked)
    reasons.set(reason, [...(reasons.get(reason) ?? []), `"${words}"`]);
  return [...reasons].map(([reason, words]) => `${words.join(', ')}: ${reason}`);
}
