import type { Contract } from '../source/contract.ts';
import { fieldOf, fieldsOf, listOf, textOf } from '../source/json-values.ts';
import { type Change, type Judgement, judgements } from './change.ts';
import { meaningDifferences } from './compare-meanings.ts';
import { sideBySide } from './compare-schemas.ts';

type Said = readonly [at: string, says: string, judgement: Judgement];

const partsOf = (feature: unknown): string[] => [
  ...fieldsOf(fieldOf(feature, 'fields')).flatMap(([call, list]) =>
    listOf(list).map((field) => `${call} ${String(field)}`),
  ),
  ...listOf(fieldOf(feature, 'events')).map((event) => `event ${String(event)}`),
];

/** An app cannot rely on an optional feature. A server that left the feature out breaks when it becomes required. */
function compareOptional(before: unknown, after: unknown): Said[] {
  return sideBySide(fieldsOf(before), fieldsOf(after), ([name]) => name).flatMap(
    ({ key, old, now }): Said[] => {
      const at = `feature ${key}`;
      if (!now) return [[at, 'may no longer be left out by a server', judgements.breaksBackend]];
      if (!old) return [[at, 'may be left out by a server now', judgements.breaksApp]];
      const [was, is] = [partsOf(old[1]), partsOf(now[1])];
      return [
        ...is
          .filter((part) => !was.includes(part))
          .map((part): Said => [at, `${part} may be left out with it now`, judgements.breaksApp]),
        ...was
          .filter((part) => !is.includes(part))
          .map((part): Said => [at, `${part} may no longer be left out with it`, judgements.breaksBackend]),
        ...meaningDifferences({ summary: fieldOf(old[1], 'says') }, { summary: fieldOf(now[1], 'says') }).map(
          (says): Said => [at, says, judgements.meaning],
        ),
      ];
    },
  );
}

function compareZones(before: unknown, after: unknown): Said[] {
  return sideBySide(fieldsOf(before), fieldsOf(after), ([name]) => name).flatMap(
    ({ key, old, now }): Said[] => {
      const [was, is] = [old, now].map((row) => textOf(row?.[1]));
      if (was === is) return [];
      const at = `days of ${key}`;
      if (is === undefined) return [[at, `go by no zone that is named; it was ${was}`, judgements.breaksApp]];
      if (was === undefined) return [[at, `go by the zone ${is} now`, judgements.breaksBackend]];
      return [[at, `go by the zone ${is} instead of ${was}`, judgements.breaksBoth]];
    },
  );
}

/** What a list of the document names now, and what it no longer names. */
function compareNames(
  before: unknown,
  after: unknown,
  comes: (name: string) => Said,
  goes: typeof comes,
): Said[] {
  const [was = [], is = []] = [before, after].map((list) => listOf(list).map(String));
  return [
    ...is.filter((name) => !was.includes(name)).map(comes),
    ...was.filter((name) => !is.includes(name)).map(goes),
  ];
}

const compareWholeUnits = (before: unknown, after: unknown) =>
  compareNames(
    before,
    after,
    (market) => [`money of ${market}`, 'is whole now', judgements.breaksBackend],
    (market) => [`money of ${market}`, 'may have parts of a unit now', judgements.breaksApp],
  );

function compareOrder(before: unknown, after: unknown): Said[] {
  const [was = [], is = []] = [before, after].map((list) => listOf(list).map(String));
  const moved =
    is.filter((code) => was.includes(code)).join() !== was.filter((code) => is.includes(code)).join();
  const order = `is ${is.join(', ')} instead of ${was.join(', ')}`;
  return [
    ...(moved ? [['order', order, judgements.breaksBoth] as const] : []),
    ...compareNames(
      before,
      after,
      (code) => ['order', `${code} has a place in it now`, judgements.breaksBackend],
      (code) => ['order', `${code} has no place in it any more`, judgements.breaksApp],
    ),
  ];
}

const MARKS = [
  ['x-optional', 'what a server may leave out', compareOptional],
  ['x-time-zones', 'markets', compareZones],
  ['x-whole-units', 'markets', compareWholeUnits],
  ['x-order-of-checks', 'checks', compareOrder],
] as const;

export function compareMarks(before: Contract, after: Contract): Change[] {
  return MARKS.flatMap(([mark, where, compare]) => {
    const [old, now] = [before, after].map(({ files }) =>
      fieldOf(files.valueAt({ file: files.root, pointer: '' }), mark),
    );
    const place = { file: after.files.root, pointer: `/${mark}` };
    return compare(old, now).map(([at, says, judgement]) => ({ where, at, says, place, ...judgement }));
  });
}
