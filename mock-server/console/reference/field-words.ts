import { type Contract, resolved, type Schema } from './contract.ts';

export interface FieldRow {
  key: string;
  name: string;
  depth: number;
  type: string;
  isRequired: boolean;
  rules: string[];
  description: string;
}

const DEEPEST = 8;

const plain = (limit: number) => limit.toLocaleString('en-US', { maximumFractionDigits: 2 });

const size = (least: number | undefined, most: number | undefined, unit: string) => {
  if (least === undefined && most === undefined) return [];
  if (least === most) return [`${plain(least ?? 0)} ${unit}`];
  if (least === undefined) return [`at most ${plain(most ?? 0)} ${unit}`];
  if (most === undefined) return [`at least ${plain(least)} ${unit}`];
  return [`${plain(least)} to ${plain(most)} ${unit}`];
};

export function rulesOf(schema: Schema): string[] {
  return [
    ...(schema.const === undefined ? [] : [`always ${JSON.stringify(schema.const)}`]),
    ...(schema.enum ? [`one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`] : []),
    ...(schema.format ? [schema.format] : []),
    ...(schema.pattern ? [`matches ${schema.pattern}`] : []),
    ...size(schema.minLength, schema.maxLength, 'characters'),
    ...size(schema.minimum, schema.maximum, ''),
    ...(schema['x-decimals'] === undefined ? [] : [`at most ${schema['x-decimals']} decimals`]),
    ...size(schema.minItems, schema.maxItems, 'rows'),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} when left out`]),
  ].map((rule) => rule.trim());
}

export function typeOf(contract: Contract, raw: Schema): string {
  const { schema, name } = resolved(contract, raw);
  if (schema.items) return `list of ${typeOf(contract, schema.items)}`;
  if (schema.oneOf) return schema.oneOf.map((branch) => typeOf(contract, branch)).join(' or ');
  const { type = 'any' } = schema;
  return type === 'object' && name ? name : type;
}

function objectsOf(contract: Contract, raw: Schema): Schema[] {
  const { schema } = resolved(contract, raw);
  if (schema.items) return objectsOf(contract, schema.items);
  if (schema.oneOf) return schema.oneOf.flatMap((branch) => objectsOf(contract, branch));
  return schema.properties ? [schema] : [];
}

export function fieldRows(contract: Contract, raw: Schema, depth = 0, prefix = ''): FieldRow[] {
  if (depth > DEEPEST) return [];
  return objectsOf(contract, raw).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const { schema } = resolved(contract, field);
      const key = `${prefix}${name}`;
      const row = {
        key,
        name,
        depth,
        type: typeOf(contract, field),
        isRequired: required.includes(name),
        rules: rulesOf(schema),
        description: schema.description ?? '',
      };
      return [row, ...fieldRows(contract, field, depth + 1, `${key}.`)];
    }),
  );
}
