import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Contract } from '../source/contract.ts';
import { fieldOf, listOf } from '../source/json-values.ts';
import type { CallCoverage } from './coverage.ts';
import { type CheckOptions, Misuse } from './options.ts';
import { leftOutEvent, leftOutField, optionalFeatures } from './profile.ts';

/** A part of the contract that a server must show: a success of a call, a field of its answer, an event. */
export interface Expected {
  kind: 'call' | 'field' | 'event' | 'left out';
  /** `/ping`, `/ping data.version`, `recharge`. */
  name: string;
  seen: boolean;
  reason?: string;
}

/**
 * The parts that this run had to see (CON-03). Skipped parts and calls outside --only do not count; calls left out
 * without --writes do. A feature that the profile leaves out must be absent.
 */
export function expectedOf(
  calls: readonly CallCoverage[],
  contract: Contract,
  events: ReadonlySet<string>,
  { parts, only, profile }: CheckOptions,
): Expected[] {
  const features = optionalFeatures(contract);
  const surplus = new Set<string>();
  const rows = parts.has('journey') ? calls.filter(({ operationId }) => only?.has(operationId) ?? true) : [];
  const expectsEvents = parts.has('socket') && only === undefined;
  const required = [
    ...rows.flatMap(({ operationId, path, succeeded, answered, skipped, fields }): Expected[] => {
      const refused = leftOutField(features, profile, { operationId }, 'data');
      if (refused !== undefined && succeeded) surplus.add(refused);
      if (refused !== undefined) return [];
      const reason = skipped ?? (answered ? 'was only refused' : 'was not made');
      const call: Expected = { kind: 'call', name: path, seen: succeeded, ...(succeeded ? {} : { reason }) };
      const inside = fields.flatMap(({ path: field, seen }): Expected[] => {
        const feature = leftOutField(features, profile, { operationId }, field);
        if (feature !== undefined && seen) surplus.add(feature);
        if (feature !== undefined) return [];
        const row: Expected = {
          kind: 'field',
          name: `${path} ${field}`,
          seen,
          ...(seen ? {} : { reason: 'was in no answer' }),
        };
        return [row];
      });
      return [call, ...inside];
    }),
    ...contract.events
      .filter(({ sender }) => expectsEvents && sender === 'server')
      .flatMap(({ name }): Expected[] => {
        const seen = events.has(name);
        const feature = leftOutEvent(features, profile, name);
        if (feature !== undefined && seen) surplus.add(feature);
        if (feature !== undefined) return [];
        return [{ kind: 'event', name, seen, ...(seen ? {} : { reason: 'did not come' }) }];
      }),
  ];
  const reason = 'is there all the same: take it out of the profile';
  return [
    ...required,
    ...[...surplus].map((name): Expected => ({ kind: 'left out', name, seen: false, reason })),
  ];
}

const KINDS = ['call', 'field', 'event'] as const;

/** For example `31 of 57 calls, 410 of 629 fields, 3 of 5 events`. */
export function seenInWords(expected: readonly Expected[]): string {
  return KINDS.flatMap((kind) => {
    const all = expected.filter((row) => row.kind === kind);
    return all.length === 0 ? [] : [`${all.filter(({ seen }) => seen).length} of ${all.length} ${kind}s`];
  }).join(', ');
}

export function unseenOf(expected: readonly Expected[]): Expected[] {
  const unseen = expected.filter(({ seen }) => !seen);
  const calls = new Set(unseen.filter(({ kind }) => kind === 'call').map(({ name }) => name));
  return unseen.filter(({ kind, name }) => kind !== 'field' || !calls.has(name.split(' ')[0] ?? ''));
}

const keyOf = ({ kind, name }: Expected) => `${kind} ${name}`;

/**
 * Compares a run with the baseline of earlier runs, and adds new parts to the file. A part stays in the file, so a loss
 * is reported until it is fixed.
 * @returns the expected parts that were seen before but not now, and the new ones
 * @throws Misuse for a file that is no baseline
 */
export function growBaseline(
  file: string,
  expected: readonly Expected[],
): { lost: string[]; gained: string[] } {
  const before = new Set(existsSync(file) ? readBaseline(file) : []);
  const lost = expected.filter((row) => !row.seen && before.has(keyOf(row))).map(keyOf);
  const gained = expected.filter((row) => row.seen && !before.has(keyOf(row))).map(keyOf);
  if (gained.length > 0) {
    const seen = [...before, ...gained].sort();
    writeFileSync(file, `${JSON.stringify({ seen }, null, 2)}\n`);
  }
  return { lost, gained };
}

function readBaseline(file: string): string[] {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(fieldOf(content, 'seen'))) return listOf(fieldOf(content, 'seen')).map(String);
  } catch {
    // Reported below, like any file that is no baseline.
  }
  throw new Misuse(`--baseline: ${file} is not a baseline of this check.`);
}
