import { type OperationId, operations } from '@copihue/contract/operations';
import { z } from 'zod';
import { validators } from '../generated/handlers.ts';
import type { ContractFault } from '../world/tables/fault-kinds.ts';

type Schema = z.core.JSONSchema.JSONSchema;

const ROWS = 12;
/** Longer texts are unlikely, even where the contract allows them. */
const LETTERS = 600;
const TIME = '2026-11-21T12:00:00.000Z';
const SAMPLES = [
  'WWWW',
  'WW',
  '9999999999',
  '99999999',
  '999999',
  '999-999',
  '99999999-K',
  'wwwwwwwwwwww',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '***',
];
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-11-01',
  'date-time': TIME,
  uri: `https://${'w'.repeat(60)}.example.com`,
  email: `${'w'.repeat(60)}@example.com`,
};

function dataSchema(operationId: OperationId): Schema {
  const [success] = z.toJSONSchema(validators[operationId].answer).anyOf ?? [];
  const data = success?.properties?.data;
  if (typeof data !== 'object') throw new Error(`The answer of ${operationId} has no data in the contract.`);
  return data;
}

/** The same call always gets the same answer, so that a finding can be repeated. */
function choices(operationId: OperationId): () => boolean {
  let state = operations.findIndex((row) => row.operationId === operationId) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 2 === 0;
  };
}

/**
 * Data that the contract allows for a call. `contract-long` has all optional fields, the longest texts and lists, and
 * the largest numbers; `contract-empty` is the opposite; `contract-mixed` chooses for each value by a seed of the call.
 */
export function contractAnswer(operationId: OperationId, fault: ContractFault): unknown {
  const choose = choices(operationId);
  const isLong = () => (fault === 'contract-mixed' ? choose() : fault === 'contract-long');
  // Numbers the values, so that the ids of a list differ.
  let made = 0;

  function text(schema: Schema): string {
    const { minLength = 0, maxLength = LETTERS, pattern, format, default: usual } = schema;
    if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
    made += 1;
    const length = isLong() ? Math.min(maxLength, Math.max(LETTERS, minLength)) : Math.max(minLength, 1);
    const words = `${made}${'Supercalifragilisticoexpialidoso'.repeat(3)} `.repeat(Math.ceil(length / 90));
    if (pattern === undefined) return minLength === 0 && length === 1 ? '' : words.slice(0, length);
    const samples = [...SAMPLES, ...(schema.examples ?? []), usual, FORMATS.uri].filter(
      (one) => typeof one === 'string',
    );
    const found = samples.find(
      (one) => new RegExp(pattern).test(one) && one.length >= minLength && one.length <= maxLength,
    );
    if (found === undefined) throw new Error(`No sample of contract-answer.ts fits ${pattern}.`);
    return found;
  }

  function value(schema: Schema | boolean): unknown {
    if (typeof schema === 'boolean') return null;
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum.at(isLong() ? -1 : 0);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return value(options.at(isLong() ? 0 : -1) ?? true);
    switch (schema.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([name]) => schema.required?.includes(name) || isLong())
            .map(([name, inner]) => [name, value(inner)]),
        );
      case 'array': {
        const { minItems = 0, maxItems = ROWS, items } = schema;
        const length = isLong() ? Math.min(maxItems, Math.max(ROWS, minItems)) : minItems;
        return Array.from({ length }, () => value(Array.isArray(items) ? true : (items ?? true)));
      }
      case 'string':
        return text(schema);
      case 'integer':
      case 'number':
        return (isLong() ? schema.maximum : schema.minimum) ?? 0;
      case 'boolean':
        return isLong();
      default:
        return null;
    }
  }

  return value(dataSchema(operationId));
}
