import { isDeepStrictEqual } from 'node:util';
import { fieldOf, isObject, listOf } from '../source/json-values.ts';
import { type Effect, shown } from './change.ts';

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

/** Rules compared as a whole: a new rule allows less, a removed rule allows more. */
const otherRules = new Map([
  ['uniqueItems', 'rule that rows differ'],
  ['not', 'rule of what it must not be'],
  ['contains', 'rule of what a row must be'],
  ['if', 'condition'],
  ['then', 'rule under a condition'],
  ['else', 'rule outside a condition'],
  ['patternProperties', 'rule for names of fields'],
  ['propertyNames', 'rule for names of fields'],
  ['dependentRequired', 'rule for fields that go together'],
]);

const forms = { multipleOf: 'step', pattern: 'form', format: 'format' };

function keywordDifference(
  key: string,
  name: string,
  before: unknown,
  after: unknown,
  isNarrower: (old: unknown, now: unknown) => boolean,
): ValueDifference[] {
  const [old, now] = [fieldOf(before, key), fieldOf(after, key)];
  if (isDeepStrictEqual(old, now)) return [];
  if (now === undefined) return [{ says: `the ${name} of ${shown(old)} is gone`, effect: 'wider' }];
  if (old === undefined) return [{ says: `has a ${name} now: ${shown(now)}`, effect: 'narrower' }];
  const effect = isNarrower(old, now) ? 'narrower' : 'wider';
  return [{ says: `the ${name} is ${shown(now)} instead of ${shown(old)}`, effect }];
}

/** A finer step still allows the old values. Another pattern or format may refuse any of them. */
function isFiner(old: unknown, now: unknown): boolean {
  return Number.isInteger(Math.round((Number(old) / Number(now)) * 1e6) / 1e6);
}

const SAME_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\\d/g, '[0-9]'],
  [/\\w/g, '[A-Za-z0-9_]'],
  [/\(\?:/g, '('],
  [/\{1\}/g, ''],
  [/\{0,1\}/g, '?'],
  [/\{0,\}/g, '*'],
  [/\{1,\}/g, '+'],
  [/\[\\?([.+*?()|$/])\]/g, '\\\\$1'],
];

const SIGN = String.raw`(?:\\u\{[^}]+\}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\[pP]\{[^}]+\}|\\.|[^\\])`;
/** One sign of a class, or a range of them. */
const MEMBER = new RegExp(`${SIGN}(?:-${SIGN})?`, 'gu');

function normalPattern(pattern: string): string {
  const short = SAME_FORMS.reduce((text, [form, same]) => text.replace(form, same), pattern);
  // The order inside a class does not matter. A nested class, made from \d inside a class, is opened.
  const flat = short.replace(/\[([^\]]*)\[([^\]]*)\]([^\]]*)\]/g, '[$1$2$3]');
  return flat.replace(/\[(\^?)((?:\\.|[^\]\\])*)\]/g, (_whole, not: string, members: string) => {
    const parts = members.match(MEMBER) ?? [];
    return `[${not}${[...new Set(parts)].sort().join('')}]`;
  });
}

const EMPTY_LIMITS = ['minLength', 'minItems', 'minProperties'];

const numbersOf = (...values: unknown[]) => values.filter((value) => typeof value === 'number');

/** Inclusive and exclusive bounds in one form. With a step, the bounds are the first and the last allowed multiple. */
function boundsOf(schema: Record<string, unknown>, step: number | undefined): Record<string, number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const [low, high] = [numbersOf(minimum), numbersOf(maximum)];
  const [above, below] = [numbersOf(exclusiveMinimum), numbersOf(exclusiveMaximum)];
  if (step === undefined) {
    const [least, most] = [Math.max(...low), Math.min(...high)];
    const [over, under] = [Math.max(...above), Math.min(...below)];
    return {
      ...(low.length > 0 && !(over >= least) && { minimum: least }),
      ...(high.length > 0 && !(under <= most) && { maximum: most }),
      ...(above.length > 0 && !(least > over) && { exclusiveMinimum: over }),
      ...(below.length > 0 && !(most < under) && { exclusiveMaximum: under }),
    };
  }
  // Counts steps, because a hundredth is no exact binary number.
  const count = (value: number) => Math.round((value / step) * 1e6) / 1e6;
  const first = [
    ...low.map((value) => Math.ceil(count(value))),
    ...above.map((value) => Math.floor(count(value)) + 1),
  ];
  const last = [
    ...high.map((value) => Math.floor(count(value))),
    ...below.map((value) => Math.ceil(count(value)) - 1),
  ];
  const value = (steps: number) => Math.round(steps * step * 1e6) / 1e6;
  return {
    ...(first.length > 0 && { minimum: value(Math.max(...first)) }),
    ...(last.length > 0 && { maximum: value(Math.min(...last)) }),
  };
}

function normal(schema: unknown): Record<string, unknown> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = isObject(schema) ? schema : {};
  const decimals = numbersOf(rest['x-decimals'])[0];
  if (decimals !== undefined) rest.multipleOf = 10 ** -decimals;
  delete rest['x-decimals'];
  const isInteger = rest.type === 'integer' || (rest.type === 'number' && rest.multipleOf === 1);
  if (isInteger) rest.type = 'integer';
  if (isInteger && rest.multipleOf === 1) delete rest.multipleOf;
  const step = numbersOf(rest.multipleOf)[0] ?? (isInteger ? 1 : undefined);
  const bounds = boundsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }, step);
  const written: Record<string, unknown> = { ...rest, ...bounds };
  for (const key of EMPTY_LIMITS) if (written[key] === 0) delete written[key];
  if (written.uniqueItems === false) delete written.uniqueItems;
  if (typeof written.pattern === 'string') written.pattern = normalPattern(written.pattern);
  return written;
}

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

/** An amount that gets a sign or a smaller unit is another kind of amount, which its reader may not know. */
function moneyDifference(before: Record<string, unknown>, after: Record<string, unknown>): ValueDifference[] {
  if (before['x-money'] !== true || after['x-money'] !== true) return [];
  const lowest = ({ minimum = Number.NEGATIVE_INFINITY }: Record<string, unknown>) => Number(minimum);
  const [old, now] = [before.multipleOf, after.multipleOf];
  const hasSmaller = old !== undefined && now !== old && (now === undefined || isFiner(old, now));
  return [
    ...(lowest(before) >= 0 && lowest(after) < 0
      ? [{ says: 'can be money below zero now', effect: 'other kinds' as const }]
      : []),
    ...(hasSmaller
      ? [
          {
            says: `can be money in parts of ${shown(now)} instead of ${shown(old)}`,
            effect: 'other kinds' as const,
          },
        ]
      : []),
  ];
}

/** A change of type hides other differences, because they follow from it. */
export function valueDifferences(old: unknown, now: unknown): ValueDifference[] {
  const [before, after] = [normal(old), normal(now)];
  const types = typeDifference(before, after);
  if (types.some(({ effect }) => effect === 'other')) return types;
  const differences = (
    keywords: Readonly<Record<string, string>>,
    isNarrower: (one: unknown, other: unknown) => boolean,
  ) =>
    Object.entries(keywords).flatMap(([key, name]) =>
      keywordDifference(key, name, before, after, isNarrower),
    );
  return [
    ...types,
    ...choiceDifference(before, after),
    ...moneyDifference(before, after),
    ...differences(lowerBounds, (one, other) => Number(other) > Number(one)),
    ...differences(upperBounds, (one, other) => Number(other) < Number(one)),
    ...differences(forms, (one, other) => !isFiner(one, other)),
    ...[...otherRules].flatMap(([key, name]) => keywordDifference(key, name, before, after, () => true)),
  ];
}
