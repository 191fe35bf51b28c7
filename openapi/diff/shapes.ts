import type { Contract, ContractNode } from '../source/contract.ts';
import type { Place } from '../source/contract-files.ts';
import { fieldOf, fieldsOf, isObject, type JsonObject, listOf } from '../source/json-values.ts';

export interface Shape {
  place: Place;
  value: JsonObject;
  fields: ReadonlyMap<string, ContractNode>;
  /** Words beside the $ref of a field. */
  words: ReadonlyMap<string, JsonObject>;
  items?: ContractNode;
  others?: ContractNode;
}

function branchesOf(contract: Contract, part: ContractNode, key: string): ContractNode[] {
  return listOf(fieldOf(part.value, key)).flatMap((_, index) => contract.child(part, key, index) ?? []);
}

function merged(contract: Contract, part: ContractNode): ContractNode[] {
  return [...branchesOf(contract, part, 'allOf').flatMap((branch) => merged(contract, branch)), part];
}

function withoutNull(value: JsonObject): JsonObject {
  if (!Array.isArray(value.type)) return value;
  const types = value.type.filter((type) => type !== 'null');
  return { ...value, type: types.length === 1 ? types[0] : types };
}

function shapeOf(contract: Contract, part: ContractNode): Shape {
  const parts = merged(contract, part);
  const required = [...new Set(parts.flatMap(({ value }) => listOf(fieldOf(value, 'required'))))];
  const keywords = parts.map(({ value }) => (isObject(value) ? value : {}));
  const { allOf: _merged, ...value } = Object.assign({}, ...keywords, { required }) as JsonObject;
  const fields = new Map(
    parts.flatMap((one) =>
      fieldsOf(fieldOf(one.value, 'properties')).flatMap(([name]): [string, ContractNode][] => {
        const field = contract.child(one, 'properties', name);
        return field ? [[name, field]] : [];
      }),
    ),
  );
  const words = new Map(
    parts.flatMap((one) =>
      fieldsOf(fieldOf(one.value, 'properties')).flatMap(([name, field]): [string, JsonObject][] =>
        isObject(field) && field.$ref !== undefined ? [[name, field]] : [],
      ),
    ),
  );
  const last = (key: string) => parts.flatMap((one) => contract.child(one, key) ?? []).at(-1);
  const [items, others] = [last('items'), last('additionalProperties')];
  return {
    place: part,
    value: withoutNull(value),
    fields,
    words,
    ...(items ? { items } : {}),
    ...(isObject(others?.value) ? { others } : {}),
  };
}

function asOneList(shapes: readonly Shape[]): Shape[] {
  const [first] = shapes;
  const lists = shapes.map(({ value }) => (value.const === undefined ? listOf(value.enum) : [value.const]));
  if (!first || shapes.length < 2 || lists.some((list) => list.length === 0)) return [...shapes];
  const { const: _one, ...value } = first.value;
  return [{ ...first, value: { ...value, enum: lists.flat() } }];
}

/** The shapes of a choice, without null. A schema without a choice is its own only shape. */
export function shapesOf(contract: Contract, part: ContractNode): { shapes: Shape[]; isNullable: boolean } {
  const chosen = merged(contract, part).flatMap((one) => [
    ...branchesOf(contract, one, 'oneOf'),
    ...branchesOf(contract, one, 'anyOf'),
  ]);
  if (chosen.length === 0) {
    const type = fieldOf(part.value, 'type');
    if (type === 'null') return { shapes: [], isNullable: true };
    return { shapes: [shapeOf(contract, part)], isNullable: listOf(type).includes('null') };
  }
  const inner = chosen.map((branch) => shapesOf(contract, branch));
  return {
    shapes: asOneList(inner.flatMap(({ shapes }) => shapes)),
    isNullable: inner.some(({ isNullable }) => isNullable),
  };
}

/**
 * Pairs the shapes of two choices by content, those with the fewest differences first.
 * @returns the differences of each pair; a shape without a counterpart has none
 */
export function paired<Difference>(
  before: readonly Shape[],
  after: readonly Shape[],
  compare: (one: Shape, other: Shape) => Difference[],
): Difference[][] {
  const [first, second] = [before[0], after[0]];
  if (before.length === 1 && after.length === 1 && first && second) return [compare(first, second)];
  const rows = before
    .flatMap((one) => after.map((other) => ({ one, other, differences: compare(one, other) })))
    .sort((a, b) => a.differences.length - b.differences.length);
  const taken = new Set<Shape>();
  return rows.flatMap(({ one, other, differences }) => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [differences];
  });
}
