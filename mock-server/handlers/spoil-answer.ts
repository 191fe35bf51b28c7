import { z } from 'zod';
import type { FaultKind } from '../world/tables/fault-kinds.ts';

type Row = Record<string, unknown>;

const DAY_MS = 86_400_000;
const numberOf = (row: Row, name: string): number => (typeof row[name] === 'number' ? row[name] : 0);
const dayBefore = (moment: unknown) => new Date(Date.parse(String(moment)) - DAY_MS).toISOString();

/** Values that contradict other fields of the same row. Undefined when the row has no such field. */
const CONTRADICTIONS: Readonly<Record<string, (row: Row) => unknown>> = {
  total: (row) => {
    if (Array.isArray(row.list)) return row.list.length > 0 ? 0 : 7;
    return 'cash' in row ? numberOf(row, 'cash') + numberOf(row, 'bonus') + 1_234 : undefined;
  },
  withdrawable: (row) => numberOf(row, 'cash') + 5_678,
  left: (row) => ('amount' in row ? numberOf(row, 'amount') + 1_000 : undefined),
  wagered: (row) => numberOf(row, 'target') * 2 + 1,
  paidAmount: (row) => numberOf(row, 'amount') * 3 + 1,
  sharesLeft: (row) => numberOf(row, 'shares') + 3,
  min: (row) => ('max' in row ? numberOf(row, 'max') + 1 : undefined),
  minAmount: (row) => ('maxAmount' in row ? numberOf(row, 'maxAmount') + 1 : undefined),
  expiresAt: (row) => {
    const start = row.grantedAt ?? row.createdAt;
    return start === undefined ? undefined : dayBefore(start);
  },
  paidAt: (row) => (row.createdAt === undefined ? undefined : dayBefore(row.createdAt)),
};

export type ChangeField = (name: string, value: unknown, row: Row) => unknown;

/** The value as JSON has it, with each field changed before what is in it. A field that becomes undefined is left out. */
export function mapFields(value: unknown, change: ChangeField): unknown {
  const text = JSON.stringify(value, function (this: Row, name, inner) {
    return change(name, inner, this);
  });
  return JSON.parse(text);
}

const UNKNOWN = 'not-in-the-contract';

/** Changes each text of a value that has the shape of a schema. @param key the field that the text is in */
export function mapTexts(
  schema: unknown,
  value: unknown,
  change: (text: string, schema: unknown, key: string) => string,
  key = '',
): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return mapTexts(schema.unwrap(), value, change, key);
  if (typeof value === 'string') return change(value, schema, key);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((row) => mapTexts(schema.element, row, change, key));
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, mapTexts(schema.shape[name], inner, change, name)]),
    );
  return value;
}

/** A 200 answer is a choice of success and refusal; the success comes first. */
export function dataSchema(answer: unknown): unknown {
  const success = answer instanceof z.ZodUnion ? answer.options[0] : answer;
  return success instanceof z.ZodObject ? success.shape.data : undefined;
}

/** Changes an answer's data for a fault. The result may break the contract or contradict itself. */
export function spoilAnswer(fault: FaultKind | undefined, answer: unknown, data: unknown): unknown {
  switch (fault) {
    case 'contradictory':
      return mapFields(data, (name, value, row) => CONTRADICTIONS[name]?.(row) ?? value);
    case 'other-currency':
      return mapFields(data, (name, value) =>
        name === 'currencyAlias' ? (value === 'USD' ? 'EUR' : 'USD') : value,
      );
    case 'unknown-enum':
      return mapTexts(dataSchema(answer), data, (text, schema) =>
        schema instanceof z.ZodEnum ? UNKNOWN : text,
      );
    default:
      return data;
  }
}
