import type { Contract, ContractNode } from '../source/contract.ts';
import type { Place } from '../source/contract-files.ts';
import { fieldOf, fieldsOf, isObject, type JsonObject, listOf } from '../source/json-values.ts';
import type { Fact, Sender } from './change.ts';
import { keywordRules } from './rules.ts';

export interface Spot {
  sender: Sender;
  at: string;
  /** The schemas around this one: a schema that refers to itself is read once. */
  around?: readonly string[];
}

export function factAt(
  { at, sender }: Spot,
  kind: string,
  value: unknown,
  { file, pointer }: Place,
  inside: readonly Fact[] = [],
): Fact {
  return { kind, at, value, sender, place: { file, pointer }, inside };
}

export function keywordFacts(spot: Spot, value: unknown, place: Place): Fact[] {
  return Object.keys(keywordRules).flatMap((key) => {
    const stated = fieldOf(value, key);
    return stated === undefined ? [] : [factAt(spot, key, stated, place)];
  });
}

export const childrenOf = (contract: Contract, part: ContractNode, key: string): ContractNode[] =>
  listOf(contract.child(part, key)?.value).flatMap((_, index) => contract.child(part, key, index) ?? []);

/** Parts that hold together: a schema, those of its `allOf`, and words beside a `$ref`. */
type Shape = readonly ContractNode[];

/** The schemas that a value may keep: those of `oneOf` and `anyOf`, or the schema itself. */
function shapesOf(contract: Contract, part: ContractNode): Shape[] {
  const merged = (one: ContractNode): ContractNode[] => [
    ...childrenOf(contract, one, 'allOf').flatMap(merged),
    one,
  ];
  const base = merged(part);
  const branches = base.flatMap((one) => [
    ...childrenOf(contract, one, 'oneOf'),
    ...childrenOf(contract, one, 'anyOf'),
  ]);
  if (branches.length === 0) return [base];
  return branches.flatMap((branch) => shapesOf(contract, branch)).map((shape) => [...base, ...shape]);
}

function keywordsOf(shape: Shape): JsonObject {
  const keywords: JsonObject = Object.assign({}, ...shape.map(({ value }) => value));
  if (typeof keywords['x-decimals'] === 'number') keywords.multipleOf = 10 ** -keywords['x-decimals'];
  if (keywords.const !== undefined) keywords.enum = [keywords.const];
  return keywords;
}

/** The kinds of money that a number can be: below zero, and with how many decimals. */
function kindsOfMoney({ minimum, multipleOf }: JsonObject): string[] {
  const decimals = multipleOf === undefined ? undefined : (String(multipleOf).split('.')[1]?.length ?? 0);
  return [
    ...(Number(minimum) >= 0 ? [] : ['money below zero']),
    ...(decimals === undefined ? ['money with any decimals'] : []),
    ...Array.from({ length: decimals ?? 2 }, (_, index) => `money with ${index + 1} decimals`),
  ];
}

function fieldFacts(contract: Contract, shape: Shape, spot: Spot): Fact[] {
  const required = new Set(shape.flatMap(({ value }) => listOf(fieldOf(value, 'required')).map(String)));
  const fields = new Map(
    shape.flatMap((part) =>
      fieldsOf(fieldOf(part.value, 'properties')).map(([name, beside]) => {
        const schema = contract.child(part, 'properties', name);
        return [name, { part, schema, beside }] as const;
      }),
    ),
  );
  return [...fields].map(([name, { part, schema, beside }]) => {
    const inner = { ...spot, at: `${spot.at}.${name}` };
    const inside = schema ? schemaFacts(contract, schema, inner, isObject(beside) ? beside : {}) : [];
    return factAt(inner, 'present', required.has(name), part, inside);
  });
}

/** Compared only when both contracts describe it. */
export const schemaFact = (contract: Contract, schema: ContractNode | undefined, spot: Spot): Fact[] =>
  schema ? [factAt(spot, 'schema', '', schema, schemaFacts(contract, schema, spot))] : [];

function shapeFacts(contract: Contract, shape: Shape, keywords: JsonObject, spot: Spot): Fact[] {
  const place = shape.at(-1) ?? { file: '', pointer: '' };
  const child = (key: string) => shape.flatMap((one) => contract.child(one, key) ?? []).at(-1);
  const [items, others] = [child('items'), child('additionalProperties')];
  const type = listOf(keywords.type).length > 0 ? listOf(keywords.type) : [keywords.type];
  const otherFields = isObject(others?.value)
    ? 'other fields by a rule'
    : `${keywords.additionalProperties === false ? 'no' : 'any'} other fields`;
  const sets = {
    type: keywords.type && (type.includes('number') ? ['integer', ...type] : type),
    enum: keywords.enum && [...listOf(keywords.enum)].sort(),
    money: keywords['x-money'] === true ? kindsOfMoney(keywords) : undefined,
    'other fields': otherFields,
  };
  return [
    ...Object.entries(sets).flatMap(([kind, value]) => (value ? [factAt(spot, kind, value, place)] : [])),
    ...keywordFacts(spot, keywords, place),
    ...fieldFacts(contract, shape, spot),
    ...schemaFact(contract, items, { ...spot, at: `${spot.at}[]` }),
    ...(isObject(others?.value) ? schemaFact(contract, others, { ...spot, at: `${spot.at}.*` }) : []),
  ];
}

/** Shapes are told apart by the constants of their fields, so their order does not count. */
function labelOf(contract: Contract, shape: Shape, keywords: JsonObject): string {
  const constants = shape.flatMap((part) =>
    fieldsOf(fieldOf(part.value, 'properties')).flatMap(([name]) => {
      const constant = fieldOf(contract.child(part, 'properties', name)?.value, 'const');
      return constant === undefined ? [] : [`${name} ${constant}`];
    }),
  );
  return constants.join(', ') || String(keywords.type);
}

/** @param beside what stands beside the `$ref` to this schema */
function schemaFacts(contract: Contract, part: ContractNode, spot: Spot, beside: JsonObject = {}): Fact[] {
  const around = spot.around ?? [];
  const here = `${part.file} ${part.pointer}`;
  if (around.includes(here)) return [];
  const inner = { ...spot, around: [...around, here] };
  const shapes = shapesOf(contract, part).map((shape) => ({
    shape,
    keywords: { ...keywordsOf(shape), ...beside },
  }));
  const some = shapes.filter(({ keywords }) => keywords.type !== 'null');
  const [first, ...others] = some;
  if (!first) return [];
  if (some.length < shapes.length) first.keywords.type = [first.keywords.type, 'null'].flat();
  if (others.length === 0) return shapeFacts(contract, first.shape, first.keywords, inner);
  if (some.every(({ keywords }) => keywords.enum)) {
    const all = some.flatMap(({ keywords }) => listOf(keywords.enum));
    return shapeFacts(contract, first.shape, { ...first.keywords, enum: all }, inner);
  }
  const labels = some.map(({ shape, keywords }) => labelOf(contract, shape, keywords));
  return some.map(({ shape, keywords }, index) => {
    const label = labels[index] ?? '';
    const position = labels.slice(0, index).filter((other) => other === label).length;
    const inside = shapeFacts(contract, shape, keywords, inner);
    return factAt({ ...spot, at: `${spot.at} (${label}${position || ''})` }, 'shape', '', part, inside);
  });
}
