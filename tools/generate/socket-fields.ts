import type { Schema } from './contract.ts';

type Plain = (schema: Schema) => Schema;

function unknownType(key: string): Error {
  return new Error(
    `x-events: ${key} is no string, number, integer or list of texts. Teach tools/generate/socket-fields.ts the type.`,
  );
}

const choices = (schema: Schema): string[] | undefined =>
  Array.isArray(schema.enum) ? schema.enum.map((choice) => `'${String(choice)}'`) : undefined;

const itemsOf = (schema: Schema): Schema | undefined =>
  typeof schema.items === 'object' && schema.items !== null ? { ...schema.items } : undefined;

/** @throws for a type that the generator does not know */
export function typeOf(key: string, schema: Schema, plain: Plain): string {
  if (schema.type === 'string') return choices(schema)?.join(' | ') ?? 'string';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  const items = itemsOf(schema);
  if (schema.type === 'array' && items) return `${typeOf(key, plain(items), plain)}[]`;
  throw unknownType(key);
}

function checkValue(key: string, value: string, schema: Schema, plain: Plain): string {
  if (schema.type === 'string') {
    const offered = choices(schema);
    if (offered) return `(${offered.map((choice) => `${value} === ${choice}`).join(' || ')})`;
    const least = Number(schema.minLength ?? 0);
    const most = Number(schema.maxLength ?? 0);
    return [
      `typeof ${value} === 'string'`,
      ...(least === 1 ? [`${value} !== ''`] : least > 1 ? [`${value}.length >= ${least}`] : []),
      ...(most > 0 ? [`${value}.length <= ${most}`] : []),
    ].join(' && ');
  }
  if (schema.type === 'integer')
    return `Number.isInteger(${value}) && Number(${value}) >= ${Number(schema.minimum ?? 0)}`;
  if (schema.type === 'number') return `Number.isFinite(${value})`;
  const items = itemsOf(schema);
  if (schema.type === 'array' && items) {
    const each = checkValue(key, 'item', plain(items), plain);
    return `Array.isArray(${value}) && ${value}.every((item: unknown) => ${each})`;
  }
  throw unknownType(key);
}

/** An expression that checks a field of `row`. @throws as `typeOf` */
export function checkOf(key: string, schema: Schema, plain: Plain): string {
  return checkValue(key, `row['${key}']`, schema, plain);
}
