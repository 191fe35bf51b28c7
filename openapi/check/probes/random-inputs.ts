import fc, { type Arbitrary } from 'fast-check';
import type { Call, Contract, ContractNode } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf, numberOf, textOf } from '../../source/json-values.ts';
import { type Caller, type CheckContext, VALID } from '../check-context.ts';
import { needsWrites, sendsSms } from '../effects.ts';
import { inLanes } from '../lanes.ts';
import { seedFor } from '../seeded.ts';

const LONGEST_TEXT = 24;

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

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
      return day;
    case 'date-time':
      return day.map((date) => `${date}T12:00:00.000Z`);
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
  const perOne = isInteger ? 1 : 10 ** (numberOf(fieldOf(schema, 'x-decimals')) ?? 2);
  const min = numberOf(fieldOf(schema, 'minimum')) ?? 0;
  const max = numberOf(fieldOf(schema, 'maximum')) ?? 1_000_000;
  const steps = fc.integer({ min: Math.ceil(min * perOne), max: Math.floor(max * perOne) });
  return steps.map((count) => count / perOne);
}

/** A proposed field (`x-proposed`) is never sent: only some backends know it, and its effect outlives the check. */
export const isProposed = ({ value }: ContractNode): boolean => fieldOf(value, 'x-proposed') === true;

/**
 * Random values for a schema, by fast-check, which prefers limits. It knows only the keywords of the contract's
 * requests, so ajv validates each value before it is sent.
 */
function arbitraryFor(contract: Contract, part: ContractNode, country: string): Arbitrary<unknown> {
  const schema = part.value;
  if (!isObject(schema)) return fc.constant({});
  if (schema.const !== undefined) return fc.constant(schema.const);
  const shapes = listOf(schema.oneOf).flatMap((_, index) => contract.child(part, 'oneOf', index) ?? []);
  if (shapes.length > 0) return fc.oneof(...shapes.map((shape) => arbitraryFor(contract, shape, country)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...listOf(schema.enum));
  switch (schema.type) {
    case 'object': {
      const required = new Set(listOf(schema.required));
      const fields = fieldsOf(schema.properties).flatMap(([key]) => {
        const property = contract.child(part, 'properties', key);
        if (!property || isProposed(property)) return [];
        // A server may refuse a market that it does not serve.
        const value = key === 'country' ? fc.constant(country) : arbitraryFor(contract, property, country);
        return [[key, value] as const];
      });
      const requiredKeys = fields.map(([key]) => key).filter((key) => required.has(key));
      return fc.record(Object.fromEntries(fields), { requiredKeys, noNullPrototype: true });
    }
    case 'array': {
      const items = contract.child(part, 'items');
      return items ? fc.array(arbitraryFor(contract, items, country), { maxLength: 3 }) : fc.constant([]);
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

export function randomBodies(context: CheckContext, call: Call, count: number): unknown[] {
  const arbitrary = arbitraryFor(context.contract, call.request, context.options.country).filter((body) =>
    context.check.isValid(call.request, body),
  );
  const bodies = fc.sample(arbitrary, {
    seed: seedFor(context.options.seed, call.operationId),
    numRuns: count,
  });
  const texts = new Set(bodies.map((body) => JSON.stringify(body)));
  return [...texts].map((text): unknown => JSON.parse(text));
}

/** What a text may be where the contract says nothing about its form. */
const HARD_TEXT = `'" OR 1=1; -- %41 \\n <b>&ñ́\u0000🧧`;

/** The same body with hard texts, and with its numbers written in another way. */
function otherwise(context: CheckContext, { request }: Call, body: unknown): [title: string, body: string][] {
  if (!isObject(body)) return [];
  const texts = Object.entries(body).map(([key, value]) => {
    const schema = context.contract.child(request, 'properties', key)?.value;
    const isFree =
      fieldOf(schema, 'type') === 'string' &&
      ['pattern', 'format', 'enum', 'const'].every((name) => fieldOf(schema, name) === undefined);
    const most = numberOf(fieldOf(schema, 'maxLength'));
    return [key, isFree ? [...HARD_TEXT].slice(0, most).join('') : value] as const;
  });
  const hard = Object.fromEntries(texts);
  const written = JSON.stringify(body).replaceAll(/([:[,])(\d+)(?=[,}\]])/g, '$1$2.0');
  const powers = JSON.stringify(body).replaceAll(/([:[,])(\d+)000(?=[,}\]])/g, '$1$2e3');
  return [
    ['Valid body of hard texts', JSON.stringify(hard)],
    ['Valid body of numbers such as 1.0', written],
    ['Valid body of numbers such as 5e3', powers],
  ].filter(([, text]) => text !== JSON.stringify(body)) as [string, string][];
}

function isLeftOut(call: Call, { options, control }: CheckContext): boolean {
  // A random number may belong to a real person. Only a test environment that shows its codes may send an SMS to it.
  if (sendsSms(call) && !control?.code) return true;
  return call.operationId === 'userLogout' || (needsWrites(call) && !options.writes);
}

export async function probeRandomInputs(
  context: CheckContext,
  calls: readonly Call[],
  player: Caller,
): Promise<void> {
  const { options } = context;
  const probed = calls.filter((call) => !isLeftOut(call, context));
  const probe = async (call: Call) => {
    options.onProgress?.(`random ${call.path}`);
    const bodies = randomBodies(context, call, options.randomRuns);
    const random = bodies.map(
      (body, index) => [`Random valid body ${index + 1} of seed ${options.seed}`, body] as const,
    );
    const as = call.isGuest ? undefined : player;
    for (const [title, body] of [...random, ...otherwise(context, call, bodies.at(-1))]) {
      await context.sendAndJudge({ call, purpose: 'random', title, body, expected: VALID, as });
    }
  };
  await inLanes(probed, probe, ({ isGuest }) => !isGuest);
}
