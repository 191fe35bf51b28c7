import { isDeepStrictEqual } from 'node:util';
import { fieldsOf, isObject, listOf, numberOf } from '../source/json-values.ts';
import type { Law } from '../source/laws.ts';
import { type Judgement, judgements } from './change.ts';
import type { SchemaChange } from './compare-schemas.ts';

function termsOf({ terms }: Law): Record<string, unknown> {
  return Object.fromEntries(fieldsOf(terms).filter(([key]) => key !== 'says'));
}

function isWithin(inner: unknown, outer: unknown): boolean {
  const partsOf = (value: unknown) => (isObject(value) ? fieldsOf(value) : listOf(value));
  return partsOf(inner).every((part) => partsOf(outer).some((other) => isDeepStrictEqual(part, other)));
}

function isWeaker(now: Record<string, unknown>, old: Record<string, unknown>): boolean {
  const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
  const differing = [...keys].filter((key) => !isDeepStrictEqual(old[key], now[key])).sort();
  switch (differing.join()) {
    case 'when':
      return isWithin(old.when, now.when);
    case 'values':
      return isWithin(now.values, old.values);
    case 'later':
      return isWithin(old.later, now.later);
    case 'seconds':
      return (numberOf(now.seconds) ?? 0) > (numberOf(old.seconds) ?? 0);
    case 'is,max':
      return now.max === old.is && now.is === undefined;
    default:
      return false;
  }
}

function changeOf(old: Law, now: Law): [says: string, judgement: Judgement] {
  const [before, after] = [termsOf(old), termsOf(now)];
  if (isWeaker(after, before)) return ['promises less than before', judgements.breaksApp];
  if (isWeaker(before, after)) return ['promises more than before', judgements.breaksBackend];
  return [`states ${JSON.stringify(after)} instead of ${JSON.stringify(before)}`, judgements.breaksBoth];
}

/**
 * An app may rely on each law, and a server of the old laws may break a new one. The order and the words of laws do not
 * count.
 */
export function compareLaws(
  before: readonly Law[],
  after: readonly Law[],
  place: SchemaChange['place'],
): SchemaChange[] {
  const isIn = (laws: readonly Law[], law: Law) =>
    laws.some((other) => isDeepStrictEqual(termsOf(other), termsOf(law)));
  const gone = before.filter((law) => !isIn(after, law));
  const fresh = after.filter((law) => !isIn(before, law));
  const changes: SchemaChange[] = [];
  const add = ({ name }: Law, at: SchemaChange['place'], says: string, judgement: Judgement) =>
    changes.push({ at: `law ${name}`, says, place: at, ...judgement });
  for (const old of gone) {
    const index = fresh.findIndex(({ name }) => name === old.name);
    const [now] = index === -1 ? [] : fresh.splice(index, 1);
    if (now) add(old, now.part, ...changeOf(old, now));
    else add(old, place, 'is no longer promised', judgements.breaksApp);
  }
  for (const law of fresh) add(law, law.part, 'is a new promise', judgements.breaksBackend);
  return changes;
}
