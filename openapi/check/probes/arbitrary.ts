import fc, { type Arbitrary } from 'fast-check';
import type { Contract, Part } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';

const LATEST_DAY = Date.UTC(2030, 11, 31);
const DAY_MS = 86_400_000;
/** Longest random text; a contract's own maximum may be shorter. */
const LONGEST_TEXT = 24;

function day(): Arbitrary<string> {
  return fc
    .integer({ min: Math.floor(Date.UTC(2020, 0, 1) / DAY_MS), max: Math.floor(LATEST_DAY / DAY_MS) })
    .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));
}

function textArbitrary(schema: unknown): Arbitrary<string> {
  const min = numberOf(fieldOf(schema, 'minLength')) ?? 0;
  const max = numberOf(fieldOf(schema, 'maxLength')) ?? Math.max(min, LONGEST_TEXT);
  const pattern = textOf(fieldOf(schema, 'pattern'));
  if (pattern !== undefined) {
    const matching = fc.stringMatching(new RegExp(pattern, 'u'));
    return matching.filter((text) => text.length >= min && text.length <= max);
  }
  switch (fieldOf(schema, 'format')) {
    case 'uuid':
      return fc.uuid();
    case 'date':
      return day();
    case 'date-time':
      return day().map((date) => `${date}T12:00:00.000Z`);
    case 'email':
      return fc.constantFrom('ana@copihue.example', 'jose.perez+1@copihue.example');
    case 'uri':
      return fc.constantFrom('https://copihue.example/', 'https://copihue.example/a?b=c');
    default:
      return fc.string({
        minLength: min,
        maxLength: Math.min(max, Math.max(min, LONGEST_TEXT)),
        unit: 'grapheme-ascii',
      });
  }
}

function numberArbitrary(schema: unknown, isInteger: boolean): Arbitrary<number> {
  const step = isInteger ? 1 : (numberOf(fieldOf(schema, 'multipleOf')) ?? 0.01);
  const perOne = Math.round(1 / step);
  const min = numberOf(fieldOf(schema, 'minimum')) ?? 0;
  const max = numberOf(fieldOf(schema, 'maximum')) ?? 1_000_000;
  const steps = fc.integer({ min: Math.ceil(min * perOne), max: Math.floor(max * perOne) });
  return steps.map((count) => count / perOne);
}

/**
 * Random values a schema allows, by fast-check, which favours the edges. Knows the keywords that requests of the
 * contract use; what it makes is checked with ajv before it is sent.
 */
export function arbitraryFor(contract: Contract, part: Part): Arbitrary<unknown> {
  const schema = part.value;
  if (!isObject(schema)) return fc.constant({});
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...listOf(schema.enum));
  switch (schema.type) {
    case 'object': {
      const required = new Set(listOf(schema.required));
      const fields = fieldsOf(schema.properties).flatMap(([key]) => {
        const property = contract.child(part, 'properties', key);
        return property ? [[key, arbitraryFor(contract, property)] as const] : [];
      });
      const requiredKeys = fields.map(([key]) => key).filter((key) => required.has(key));
      return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
    }
    case 'array': {
      const items = contract.child(part, 'items');
      return items ? fc.array(arbitraryFor(contract, items), { maxLength: 3 }) : fc.constant([]);
    }
    case 'string':
      return textArbitrary(schema);
    case 'integer':
    case 'number':
      return numberArbitrary(schema, schema.type === 'integer');
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}
