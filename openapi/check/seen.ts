import type { Contract } from '../source/contract.ts';
import type { CallCoverage } from './coverage.ts';
import type { CheckOptions } from './options.ts';
import { optionalFeatures } from './profile.ts';

/** A part of the contract that a server must show: a success of a call, a field of its answer, an event. */
export interface Expected {
  kind: 'call' | 'field' | 'event' | 'left out';
  /** `/ping`, `/ping data.version`, `recharge`. */
  name: string;
  seen: boolean;
  /** Why it was not seen. */
  reason: string;
}

/** `feature` is what the profile leaves out. */
type Candidate = Expected & { feature: string | undefined };

const isInside = (path: string, outer: string) =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

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
  const features = optionalFeatures(contract).filter(({ name }) => profile?.has(name));
  const featureOf = (operationId: string, field: string) =>
    features.find(({ fields }) => fields.get(operationId)?.some((outer) => isInside(field, outer)))?.name;
  const made = parts.has('journey') ? calls.filter(({ operationId }) => only?.has(operationId) ?? true) : [];
  const ofCalls = made.flatMap(({ operationId, path, succeeded, answered, skipped, fields }): Candidate[] => {
    const reason = skipped ?? (answered ? 'was only refused' : 'was not made');
    const feature = featureOf(operationId, 'data');
    const inside = fields.map(({ path: field, seen }): Candidate => {
      const name = `${path} ${field}`;
      return {
        kind: 'field',
        name,
        seen,
        reason: 'was in no answer',
        feature: featureOf(operationId, field),
      };
    });
    const call: Candidate = { kind: 'call', name: path, seen: succeeded, reason, feature };
    return feature === undefined ? [call, ...inside] : [call];
  });
  const ofEvents = contract.events
    .filter(({ sender }) => parts.has('socket') && only === undefined && sender === 'server')
    .map(({ name }): Candidate => {
      const feature = features.find((one) => one.events.includes(name))?.name;
      return { kind: 'event', name, seen: events.has(name), reason: 'did not come', feature };
    });
  const all = [...ofCalls, ...ofEvents];
  const surplus = new Set(all.flatMap(({ seen, feature }) => (seen && feature ? feature : [])));
  const reason = 'is there all the same: take it out of the profile';
  return [
    ...all.filter(({ feature }) => feature === undefined),
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
