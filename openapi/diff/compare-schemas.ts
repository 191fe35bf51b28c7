import { isDeepStrictEqual } from 'node:util';
import type { Contract, Part } from '../source/contract.ts';
import type { Place } from '../source/contract-files.ts';
import { fieldOf, fieldsOf, listOf } from '../source/json-values.ts';
import { type Change, type Judgement, judged, judgements, type Sender, shown } from './change.ts';
import { valueDifferences } from './compare-values.ts';

export interface Pair {
  before: Contract;
  after: Contract;
}

export type SchemaChange = Omit<Change, 'where'>;

/** Deeper than any body; stops the walk through a schema that refers to itself. */
const DEEPEST = 12;

interface Spot {
  sender: Sender;
  at: string;
  depth: number;
}

function changeAt({ at }: Spot, { file, pointer }: Place, says: string, judgement: Judgement): SchemaChange {
  return { at, says, ...judgement, place: { file, pointer } };
}

/** The shapes to choose from, without null; a schema without a choice is its own only shape. */
function shapesOf(contract: Contract, part: Part): { shapes: Part[]; isNullable: boolean } {
  const branches = listOf(fieldOf(part.value, 'oneOf')).flatMap(
    (_, index) => contract.child(part, 'oneOf', index) ?? [],
  );
  const all = branches.length === 0 ? [part] : branches;
  const shapes = all.filter(
    ({ value }) => fieldOf(value, 'type') !== 'null' || fieldOf(value, 'oneOf') !== undefined,
  );
  return { shapes, isNullable: shapes.length < all.length };
}

/** Who breaks when a field appears, disappears, or changes between required and optional. */
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
    // An installed app already worked without it; a server that still sends it sends an unknown field.
    removedOptional: judgements.breaksBackend,
  },
} as const;

/** The change between required (true), optional (false) and not described (undefined); empty for no change. */
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

function compareFields(pair: Pair, before: Part, after: Part, spot: Spot): SchemaChange[] {
  const [wasRequired, isRequired] = [before, after].map(
    ({ value }) => new Set(listOf(fieldOf(value, 'required')).map(String)),
  );
  const described = [before, after].flatMap(({ value }) => fieldsOf(fieldOf(value, 'properties')));
  // A field can be required without being described.
  const names = new Set([...described.map(([name]) => name), ...(wasRequired ?? []), ...(isRequired ?? [])]);
  return [...names].flatMap((name): SchemaChange[] => {
    const inner: Spot = { ...spot, at: `${spot.at}.${name}`, depth: spot.depth + 1 };
    const old = pair.before.child(before, 'properties', name);
    const now = pair.after.child(after, 'properties', name);
    const was = !old && now ? undefined : wasRequired?.has(name);
    const is = old && !now ? undefined : isRequired?.has(name);
    return [
      ...presenceChange(was, is, presenceJudgements[spot.sender], inner, old && !now ? before : after),
      ...(old && now ? compareSchemas(pair, old, now, inner) : []),
    ];
  });
}

/** What it means to leave the field out. */
function compareDefaults(before: Part, after: Part, spot: Spot): SchemaChange[] {
  const [old, now] = [fieldOf(before.value, 'default'), fieldOf(after.value, 'default')];
  if (spot.sender === 'server' || isDeepStrictEqual(old, now)) return [];
  if (old === undefined)
    return [changeAt(spot, after, `left out, it means ${shown(now)} now`, judgements.safe)];
  const says = `left out, it means ${now === undefined ? 'nothing certain' : shown(now)} instead of ${shown(old)}`;
  return [changeAt(spot, after, says, judgements.breaksApp)];
}

function compareShape(pair: Pair, before: Part, after: Part, spot: Spot): SchemaChange[] {
  const differences = valueDifferences(before, after);
  const [wasClosed, isClosed] = [before, after].map(
    ({ value }) => fieldOf(value, 'additionalProperties') === false,
  );
  if (!wasClosed && isClosed) differences.push({ says: 'takes no other fields now', effect: 'narrower' });
  if (wasClosed && !isClosed) differences.push({ says: 'takes other fields now', effect: 'wider' });
  const [oldItems, newItems] = [pair.before.child(before, 'items'), pair.after.child(after, 'items')];
  const rows =
    oldItems && newItems
      ? compareSchemas(pair, oldItems, newItems, { ...spot, at: `${spot.at}[]`, depth: spot.depth + 1 })
      : [];
  return [
    ...differences.map(({ says, effect }) => changeAt(spot, after, says, judged(spot.sender, effect))),
    ...compareDefaults(before, after, spot),
    ...compareFields(pair, before, after, spot),
    ...rows,
  ];
}

/** Everything that differs between two schemas, seen from the side that sends the value. */
export function compareSchemas(pair: Pair, before: Part, after: Part, spot: Spot): SchemaChange[] {
  if (spot.depth > DEEPEST) return [];
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
  const inBoth = old.shapes.flatMap((shape, index) => {
    const other = now.shapes[index];
    return other ? compareShape(pair, shape, other, spot) : [];
  });
  return [...changes, ...inBoth];
}
