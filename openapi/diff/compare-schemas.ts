import type { Contract, Part } from '../source/contract.ts';
import { fieldOf, fieldsOf, isSameJson, listOf } from '../source/json-values.ts';
import { type Change, type Judgement, judged, judgements, type Sender } from './change.ts';
import { valueDifferences } from './compare-values.ts';
import { shown } from './words.ts';

export interface Pair {
  before: Contract;
  after: Contract;
}

export type SchemaChange = Omit<Change, 'where'>;

/** Deeper than any body; a schema that refers to itself ends here. */
const DEEPEST = 12;

interface Spot {
  sender: Sender;
  at: string;
  depth: number;
}

function changeAt({ at }: Spot, place: Part, says: string, judgement: Judgement): SchemaChange {
  return { at, says, ...judgement, place: { file: place.file, pointer: place.pointer } };
}

function isNull(contract: Contract, part: Part): boolean {
  return fieldOf(part.value, 'type') === 'null' && contract.child(part, 'oneOf') === undefined;
}

/** The shapes to choose from, null apart; a schema without a choice is its own only shape. */
function shapesOf(contract: Contract, part: Part): { shapes: Part[]; isNullable: boolean } {
  const count = listOf(fieldOf(part.value, 'oneOf')).length;
  const branches = Array.from({ length: count }, (_, index) => contract.child(part, 'oneOf', index)).filter(
    (branch) => branch !== undefined,
  );
  const all = count === 0 ? [part] : branches;
  const shapes = all.filter((branch) => !isNull(contract, branch));
  return { shapes, isNullable: shapes.length < all.length };
}

const fieldJudgement = {
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
    // An installed app could always do without it; a server that still sends it sends a field nobody knows.
    removedOptional: judgements.breaksBackend,
  },
} as const;

function compareFields(pair: Pair, before: Part, after: Part, spot: Spot): SchemaChange[] {
  const rules = fieldJudgement[spot.sender];
  const requiredOf = (part: Part) => new Set(listOf(fieldOf(part.value, 'required')));
  const [oldRequired, newRequired] = [requiredOf(before), requiredOf(after)];
  const described = [before, after].flatMap((part) => fieldsOf(fieldOf(part.value, 'properties')));
  // A field can be required without being described.
  const names = new Set([
    ...described.map(([name]) => name),
    ...[...oldRequired, ...newRequired].map(String),
  ]);
  return [...names].flatMap((name): SchemaChange[] => {
    const inner: Spot = { ...spot, at: `${spot.at}.${name}`, depth: spot.depth + 1 };
    const old = pair.before.child(before, 'properties', name);
    const now = pair.after.child(after, 'properties', name);
    const [was, is] = [oldRequired.has(name), newRequired.has(name)];
    if (!old && now) {
      const says = is ? 'is new and required' : 'is new and may be left out';
      return [changeAt(inner, after, says, is ? rules.addedRequired : rules.addedOptional)];
    }
    if (old && !now)
      return [changeAt(inner, before, 'is gone', was ? rules.removedRequired : rules.removedOptional)];
    const says = is ? 'is required now' : 'may be left out now';
    const need = was === is ? [] : [changeAt(inner, after, says, is ? rules.nowRequired : rules.nowOptional)];
    return [...need, ...(old && now ? compareSchemas(pair, old, now, inner) : [])];
  });
}

/** What a field that was left out means. */
function compareDefaults(before: Part, after: Part, spot: Spot): SchemaChange[] {
  const [old, now] = [fieldOf(before.value, 'default'), fieldOf(after.value, 'default')];
  if (spot.sender === 'server' || isSameJson(old, now)) return [];
  if (old === undefined)
    return [changeAt(spot, after, `left out, it means ${shown(now)} now`, judgements.safe)];
  const means = now === undefined ? 'nothing certain' : shown(now);
  return [
    changeAt(spot, after, `left out, it means ${means} instead of ${shown(old)}`, judgements.breaksApp),
  ];
}

function compareShape(pair: Pair, before: Part, after: Part, spot: Spot): SchemaChange[] {
  const own = valueDifferences(before, after).map(({ says, effect }) =>
    changeAt(spot, after, says, judged(spot.sender, effect)),
  );
  const [wasClosed, isClosed] = [before, after].map(
    (part) => fieldOf(part.value, 'additionalProperties') === false,
  );
  const opened =
    wasClosed === isClosed
      ? []
      : [
          changeAt(
            spot,
            after,
            isClosed ? 'takes no other fields now' : 'takes other fields now',
            judged(spot.sender, isClosed ? 'narrower' : 'wider'),
          ),
        ];
  const [oldItems, newItems] = [pair.before.child(before, 'items'), pair.after.child(after, 'items')];
  const rows =
    oldItems && newItems
      ? compareSchemas(pair, oldItems, newItems, { ...spot, at: `${spot.at}[]`, depth: spot.depth + 1 })
      : [];
  return [
    ...own,
    ...opened,
    ...compareDefaults(before, after, spot),
    ...compareFields(pair, before, after, spot),
    ...rows,
  ];
}

/** Everything that differs between two schemas, for the side that sends what they describe. */
export function compareSchemas(pair: Pair, before: Part, after: Part, spot: Spot): SchemaChange[] {
  if (spot.depth > DEEPEST) return [];
  const [old, now] = [shapesOf(pair.before, before), shapesOf(pair.after, after)];
  const changes: SchemaChange[] = [];
  if (old.isNullable !== now.isNullable) {
    const effect = now.isNullable ? 'other kinds' : 'narrower';
    changes.push(
      changeAt(
        spot,
        after,
        now.isNullable ? 'can be null now' : 'can no longer be null',
        judged(spot.sender, effect),
      ),
    );
  }
  const [more, fewer] = [now.shapes.length - old.shapes.length, old.shapes.length - now.shapes.length];
  if (more > 0)
    changes.push(
      changeAt(
        spot,
        after,
        `has ${more} more ${more === 1 ? 'shape' : 'shapes'} to choose from`,
        judged(spot.sender, 'other kinds'),
      ),
    );
  if (fewer > 0)
    changes.push(
      changeAt(
        spot,
        after,
        `has ${fewer} ${fewer === 1 ? 'shape' : 'shapes'} fewer to choose from`,
        judged(spot.sender, 'narrower'),
      ),
    );
  const pairs = old.shapes.flatMap((shape, index) => {
    const other = now.shapes[index];
    return other ? [[shape, other] as const] : [];
  });
  return [...changes, ...pairs.flatMap(([shape, other]) => compareShape(pair, shape, other, spot))];
}
