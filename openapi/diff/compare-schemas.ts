import { isDeepStrictEqual } from 'node:util';
import type { Contract, ContractNode } from '../source/contract.ts';
import type { Place } from '../source/contract-files.ts';
import { listOf } from '../source/json-values.ts';
import { type Change, type Judgement, judged, judgements, type Sender, shown } from './change.ts';
import { meaningDifferences } from './compare-meanings.ts';
import { valueDifferences } from './compare-values.ts';
import { paired, type Shape, shapesOf } from './shapes.ts';

export interface Pair {
  before: Contract;
  after: Contract;
}

export type SchemaChange = Omit<Change, 'where'>;

export interface Spot {
  sender: Sender;
  at: string;
  /** The schemas around this one: a schema that refers to itself is compared once. */
  around?: readonly string[];
}

function changeAt({ at }: Spot, { file, pointer }: Place, says: string, judgement: Judgement): SchemaChange {
  return { at, says, ...judgement, place: { file, pointer } };
}

/** The side that breaks when a field appears, disappears, or changes between required and optional. */
export const presenceJudgements = {
  app: {
    addedRequired: judgements.breaksApp,
    addedOptional: judgements.work,
    nowRequired: judgements.breaksApp,
    nowOptional: judgements.work,
    removedRequired: judgements.breaksApp,
    removedOptional: judgements.breaksApp,
  },
  server: {
    addedRequired: judgements.breaksBackend,
    addedOptional: judgements.safe,
    nowRequired: judgements.breaksBackend,
    nowOptional: judgements.breaksApp,
    removedRequired: judgements.breaksBoth,
    // An installed app already worked without the field. A server that still sends it sends an unknown field.
    removedOptional: judgements.breaksBackend,
  },
} as const;

/** True is required, false optional, undefined not described. The result is empty for no change. */
export function presenceChange(
  was: boolean | undefined,
  is: boolean | undefined,
  rules: Readonly<Record<keyof typeof presenceJudgements.app, Judgement>>,
  spot: Spot,
  place: Place,
): SchemaChange[] {
  if (was === is) return [];
  const change = (says: string, judgement: Judgement) => [changeAt(spot, place, says, judgement)];
  if (is === undefined) return change('is gone', was ? rules.removedRequired : rules.removedOptional);
  if (was !== undefined)
    return is
      ? change('is required now', rules.nowRequired)
      : change('may be left out now', rules.nowOptional);
  return is
    ? change('is new and required', rules.addedRequired)
    : change('is new and may be left out', rules.addedOptional);
}

function compareFields(pair: Pair, before: Shape, after: Shape, spot: Spot): SchemaChange[] {
  const [wasRequired, isRequired] = [before, after].map(
    ({ value }) => new Set(listOf(value.required).map(String)),
  );
  const names = new Set([
    ...before.fields.keys(),
    ...after.fields.keys(),
    ...(wasRequired ?? []),
    ...(isRequired ?? []),
  ]);
  return [...names].flatMap((name): SchemaChange[] => {
    const inner: Spot = { ...spot, at: `${spot.at}.${name}` };
    const [old, now] = [before.fields.get(name), after.fields.get(name)];
    const was = !old && now ? undefined : wasRequired?.has(name);
    const is = old && !now ? undefined : isRequired?.has(name);
    const place = old && !now ? before.place : after.place;
    return [
      ...presenceChange(was, is, presenceJudgements[spot.sender], inner, place),
      ...(old && now ? compareSchemas(pair, old, now, inner) : []),
      ...meaningDifferences(before.words.get(name), after.words.get(name)).map((says) =>
        changeAt(inner, { file: place.file, pointer: `${place.pointer} ${name}` }, says, judgements.meaning),
      ),
    ];
  });
}

/** A default is the meaning of a missing field: for the server in a request, for the app in an answer. */
function compareDefaults(before: Shape, after: Shape, spot: Spot): SchemaChange[] {
  const [old, now] = [before.value.default, after.value.default];
  if (isDeepStrictEqual(old, now)) return [];
  const add = (says: string, judgement: Judgement) => [changeAt(spot, after.place, says, judgement)];
  if (old === undefined) return add(`left out, it means ${shown(now)} now`, judgements.safe);
  if (now === undefined)
    return add(`left out, it means nothing certain instead of ${shown(old)}`, judgements.breaksApp);
  // Each side uses the default of its own version, so the same body has two meanings.
  return add(`left out, it means ${shown(now)} instead of ${shown(old)}`, judgements.breaksBoth);
}

function compareOtherFields(pair: Pair, before: Shape, after: Shape, spot: Spot): SchemaChange[] {
  const [old, now] = [before.value, after.value].map(
    ({ additionalProperties = true }) => additionalProperties,
  );
  const add = (says: string, effect: 'narrower' | 'wider') => [
    changeAt(spot, after.place, says, judged(spot.sender, effect)),
  ];
  if (before.others && after.others)
    return compareSchemas(pair, before.others, after.others, {
      ...spot,
      at: `${spot.at}.*`,
    });
  if (old === now) return [];
  if (now === false) return add('takes no other fields now', 'narrower');
  if (old === false) return add('takes other fields now', 'wider');
  return now === true
    ? add('takes any other fields now', 'wider')
    : add('has a rule for other fields now', 'narrower');
}

function compareShape(pair: Pair, before: Shape, after: Shape, spot: Spot): SchemaChange[] {
  const rows =
    before.items && after.items
      ? compareSchemas(pair, before.items, after.items, {
          ...spot,
          at: `${spot.at}[]`,
        })
      : [];
  return [
    ...valueDifferences(before.value, after.value).map(({ says, effect }) =>
      changeAt(spot, after.place, says, judged(spot.sender, effect)),
    ),
    ...meaningDifferences(before.value, after.value).map((says) =>
      changeAt(spot, after.place, says, judgements.meaning),
    ),
    ...compareDefaults(before, after, spot),
    ...compareOtherFields(pair, before, after, spot),
    ...compareFields(pair, before, after, spot),
    ...rows,
  ];
}

/**
 * All differences between two schemas, from the sender's view. Shapes of a choice are paired by content, so their order
 * does not count.
 */
export function compareSchemas(
  pair: Pair,
  before: ContractNode,
  after: ContractNode,
  spot: Spot,
): SchemaChange[] {
  const around = spot.around ?? [];
  const here = [before.file, before.pointer, after.file, after.pointer].join(' ');
  if (around.includes(here)) return [];
  const [old, now] = [shapesOf(pair.before, before), shapesOf(pair.after, after)];
  const changes: SchemaChange[] = [];
  const add = (says: string, effect: 'other kinds' | 'narrower') =>
    changes.push(changeAt(spot, after, says, judged(spot.sender, effect)));
  if (!old.isNullable && now.isNullable) add('can be null now', 'other kinds');
  if (old.isNullable && !now.isNullable) add('can no longer be null', 'narrower');
  const more = now.shapes.length - old.shapes.length;
  const shapes = Math.abs(more) === 1 ? 'shape' : 'shapes';
  if (more > 0) add(`has ${more} more ${shapes} to choose from`, 'other kinds');
  if (more < 0) add(`has ${-more} ${shapes} fewer to choose from`, 'narrower');
  const pairs = paired(old.shapes, now.shapes, (one, other) =>
    compareShape(pair, one, other, { ...spot, around: [...around, here] }),
  );
  return [...changes, ...pairs.flat()];
}

export function sideBySide<T, K>(before: readonly T[], after: readonly T[], keyOf: (row: T) => K) {
  const keys = new Set([...before, ...after].map(keyOf));
  const rowOf = (rows: readonly T[], key: K) => rows.find((row) => keyOf(row) === key);
  return [...keys].map((key) => ({ key, old: rowOf(before, key), now: rowOf(after, key) }));
}
