import { isDeepStrictEqual } from 'node:util';
import type { Part } from '../source/contract.ts';
import { fieldOf, listOf } from '../source/json-values.ts';
import { type Effect, shown } from './change.ts';

/** A difference in the values one schema allows, without its fields. */
export interface ValueDifference {
  says: string;
  effect: Effect;
}

const lowerBounds = {
  minimum: 'smallest value',
  exclusiveMinimum: 'value it must exceed',
  minLength: 'least length',
  minItems: 'least number of rows',
  minProperties: 'least number of fields',
};

const upperBounds = {
  maximum: 'biggest value',
  exclusiveMaximum: 'value it must stay below',
  maxLength: 'greatest length',
  maxItems: 'greatest number of rows',
  maxProperties: 'greatest number of fields',
};

const forms = { multipleOf: 'step', pattern: 'form', format: 'format' };

/** @param isNarrower whether the new value of the keyword allows less than the old one */
function keywordDifference(
  key: string,
  name: string,
  before: unknown,
  after: unknown,
  isNarrower: (old: unknown, now: unknown) => boolean,
): ValueDifference[] {
  const [old, now] = [fieldOf(before, key), fieldOf(after, key)];
  if (old === now) return [];
  if (now === undefined) return [{ says: `the ${name} of ${shown(old)} is gone`, effect: 'wider' }];
  if (old === undefined) return [{ says: `has a ${name} now: ${shown(now)}`, effect: 'narrower' }];
  const effect = isNarrower(old, now) ? 'narrower' : 'wider';
  return [{ says: `the ${name} is ${shown(now)} instead of ${shown(old)}`, effect }];
}

/** A finer step still allows the coarse values; another pattern or format may refuse any of the old ones. */
function isFiner(old: unknown, now: unknown): boolean {
  return Number.isInteger(Math.round((Number(old) / Number(now)) * 1e6) / 1e6);
}

/** The values a schema lists; undefined without a list. */
function choicesOf(schema: unknown): readonly unknown[] | undefined {
  if (fieldOf(schema, 'const') !== undefined) return [fieldOf(schema, 'const')];
  return Array.isArray(fieldOf(schema, 'enum')) ? listOf(fieldOf(schema, 'enum')) : undefined;
}

function choiceDifference(before: unknown, after: unknown): ValueDifference[] {
  const [old, now] = [choicesOf(before), choicesOf(after)];
  if (!old && !now) return [];
  if (!now) return [{ says: `is no longer one of ${shown(old)}, but anything`, effect: 'other kinds' }];
  if (!old) return [{ says: `must be one of ${shown(now)} now`, effect: 'narrower' }];
  const isIn = (values: readonly unknown[]) => (value: unknown) =>
    values.some((other) => isDeepStrictEqual(other, value));
  const removed = old.filter((value) => !isIn(now)(value)).map((value) => `can no longer be ${shown(value)}`);
  const added = now.filter((value) => !isIn(old)(value)).map((value) => `can be ${shown(value)} now`);
  return [
    ...removed.map((says) => ({ says, effect: 'narrower' as const })),
    ...added.map((says) => ({ says, effect: 'other kinds' as const })),
  ];
}

function typesOf(schema: unknown): readonly unknown[] {
  const type = fieldOf(schema, 'type');
  return Array.isArray(type) ? type : type === undefined ? [] : [type];
}

function typeDifference(before: unknown, after: unknown): ValueDifference[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const isPart = (of: readonly unknown[]) => (type: unknown) =>
    of.includes(type) || (type === 'integer' && of.includes('number'));
  const [fitsNew, fitsOld] = [old.every(isPart(now)), now.every(isPart(old))];
  if (fitsNew && fitsOld) return [];
  const says = `is ${now.join(' or ') || 'anything'} instead of ${old.join(' or ') || 'anything'}`;
  if (now.length === 0 || (fitsNew && old.length > 0)) return [{ says, effect: 'other kinds' }];
  return [{ says, effect: old.length === 0 || fitsOld ? 'narrower' : 'other' }];
}

/** Differences in type, choices, limits, form and step. A change of type hides the rest, because the rest follows from it. */
export function valueDifferences({ value: before }: Part, { value: after }: Part): ValueDifference[] {
  const types = typeDifference(before, after);
  if (types.some(({ effect }) => effect === 'other')) return types;
  const differences = (
    keywords: Readonly<Record<string, string>>,
    isNarrower: (old: unknown, now: unknown) => boolean,
  ) =>
    Object.entries(keywords).flatMap(([key, name]) =>
      keywordDifference(key, name, before, after, isNarrower),
    );
  return [
    ...types,
    ...choiceDifference(before, after),
    ...differences(lowerBounds, (old, now) => Number(now) > Number(old)),
    ...differences(upperBounds, (old, now) => Number(now) < Number(old)),
    ...differences(forms, (old, now) => !isFiner(old, now)),
  ];
}
