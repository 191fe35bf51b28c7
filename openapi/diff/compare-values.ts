import type { Part } from '../source/contract.ts';
import { fieldOf, isSameJson, listOf, numberOf } from '../source/json-values.ts';
import type { Effect } from './change.ts';
import { shown } from './words.ts';

/** A difference in what one schema allows by itself, without its fields. */
export interface ValueDifference {
  says: string;
  effect: Effect;
}

const lowerBounds = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const upperBounds = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];

const words: Readonly<Record<string, string>> = {
  minimum: 'smallest value',
  exclusiveMinimum: 'value it must exceed',
  minLength: 'least length',
  minItems: 'least number of rows',
  minProperties: 'least number of fields',
  maximum: 'biggest value',
  exclusiveMaximum: 'value it must stay below',
  maxLength: 'greatest length',
  maxItems: 'greatest number of rows',
  maxProperties: 'greatest number of fields',
  multipleOf: 'step',
  pattern: 'form',
  format: 'format',
};

function boundDifference(key: string, isLower: boolean, before: unknown, after: unknown): ValueDifference[] {
  const [old, now] = [numberOf(fieldOf(before, key)), numberOf(fieldOf(after, key))];
  if (old === now) return [];
  const name = words[key] ?? key;
  if (now === undefined) return [{ says: `the ${name} of ${old} is gone`, effect: 'wider' }];
  if (old === undefined) return [{ says: `has a ${name} now: ${now}`, effect: 'narrower' }];
  const isNarrower = isLower ? now > old : now < old;
  return [{ says: `the ${name} is ${now} instead of ${old}`, effect: isNarrower ? 'narrower' : 'wider' }];
}

function ruleDifference(
  key: 'multipleOf' | 'pattern' | 'format',
  before: unknown,
  after: unknown,
): ValueDifference[] {
  const [old, now] = [fieldOf(before, key), fieldOf(after, key)];
  if (old === now) return [];
  const name = words[key] ?? key;
  if (now === undefined) return [{ says: `the ${name} ${shown(old)} is gone`, effect: 'wider' }];
  if (old === undefined) return [{ says: `has a ${name} now: ${shown(now)}`, effect: 'narrower' }];
  // A finer step still allows the coarse values.
  const isFiner =
    key === 'multipleOf' && Number.isInteger(Math.round((Number(old) / Number(now)) * 1e6) / 1e6);
  return [
    { says: `the ${name} is ${shown(now)} instead of ${shown(old)}`, effect: isFiner ? 'wider' : 'narrower' },
  ];
}

/** Values a schema lists; undefined when it lists none. */
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
    values.some((other) => isSameJson(other, value));
  const [added, removed] = [
    now.filter((value) => !isIn(old)(value)),
    old.filter((value) => !isIn(now)(value)),
  ];
  return [
    ...removed.map(
      (value): ValueDifference => ({ says: `can no longer be ${shown(value)}`, effect: 'narrower' }),
    ),
    ...added.map((value): ValueDifference => ({ says: `can be ${shown(value)} now`, effect: 'other kinds' })),
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

/** Differences in type, choices, limits, form and step. A change of type hides the rest, which follows from it. */
export function valueDifferences({ value: before }: Part, { value: after }: Part): ValueDifference[] {
  const types = typeDifference(before, after);
  if (types.some(({ effect }) => effect === 'other')) return types;
  return [
    ...types,
    ...choiceDifference(before, after),
    ...lowerBounds.flatMap((key) => boundDifference(key, true, before, after)),
    ...upperBounds.flatMap((key) => boundDifference(key, false, before, after)),
    ...(['multipleOf', 'pattern', 'format'] as const).flatMap((key) => ruleDifference(key, before, after)),
  ];
}
