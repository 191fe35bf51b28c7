import { readFileSync } from 'node:fs';
import type { Contract } from '../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, textOf } from '../source/json-values.ts';
import { Misuse, type Profile } from './options.ts';

/** A feature that the contract lets a server leave out (`x-optional`), with its fields and events. */
export interface OptionalFeature {
  name: string;
  description: string;
  /** By operationId: paths such as `data.list[].jackpot`, each with the fields inside it; `data` for a call that is only refused. */
  fields: ReadonlyMap<string, readonly string[]>;
  events: readonly string[];
}

export function optionalFeatures({ files }: Contract): OptionalFeature[] {
  const rows = fieldsOf(files.valueAt({ file: files.root, pointer: '/x-optional' }));
  return rows.map(([name, row]) => ({
    name,
    description: textOf(fieldOf(row, 'says')) ?? '',
    fields: new Map(fieldsOf(fieldOf(row, 'fields')).map(([call, list]) => [call, listOf(list).map(String)])),
    events: listOf(fieldOf(row, 'events')).map(String),
  }));
}

/** @throws Misuse for a file that is no profile, and for a feature that the contract requires */
export function readProfile(file: string, contract: Contract): Profile {
  const leftOut = fieldOf(parsedFile(file), 'leavesOut');
  if (!isObject(leftOut))
    throw new Misuse(`--profile: ${file} must be {"leavesOut": {"feature": "reason"}}.`);
  const known = optionalFeatures(contract).map(({ name }) => name);
  for (const [name, reason] of Object.entries(leftOut)) {
    if (!known.includes(name))
      throw new Misuse(
        `--profile: the contract lets no server leave out "${name}". It may leave out: ${known.join(', ')}.`,
      );
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new Misuse(`--profile: "${name}" needs its reason in words.`);
  }
  return new Map(Object.entries(leftOut).map(([name, reason]) => [name, String(reason)]));
}

function parsedFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Misuse(
      `--profile: ${file} cannot be read (${error instanceof Error ? error.message : error}).`,
    );
  }
}
