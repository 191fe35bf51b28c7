import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createTestClient } from '../support/test-client.ts';

interface Schema {
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  items?: Schema;
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

interface Call {
  operationId: string;
  security?: unknown[];
  requestBody?: { content: { 'application/json': { schema: Schema; example?: object } } };
}

interface Probe {
  limit: string;
  value: unknown;
  fits: boolean;
}

const contract: { paths: Record<string, { post: Call }>; components: { schemas: Record<string, Schema> } } =
  JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));

const resolved = (schema: Schema): Schema => {
  const { $ref, ...own } = schema;
  return $ref
    ? { ...resolved(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}), ...own }
    : own;
};

/** JSON Schema's limits, and the length in a pattern of one character class: `^[0-9]{9,10}$`. */
const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
] as const;
const LENGTH = /^\^(?:\[[^\]]+\]|\\d)\{(\d+)(?:,(\d+))?\}\$$/;

/** Undefined when no text of this length fits the patterns. */
function textOf(length: number, pattern: string | undefined): string | undefined {
  const signs = ['1', 'a', 'A', 'Aa1', '*', 'á', '/a', 'ks-'];
  const heads = ['', '/', 'https://a.cl/'];
  const regex = new RegExp(pattern ?? '', 'u');
  return heads
    .flatMap((head) => signs.map((sign) => (head + sign.repeat(length)).slice(0, length)))
    .find((text) => regex.test(text));
}

function textProbes({ minLength, maxLength, pattern, format }: Schema): Probe[] {
  const [, least, most = least] = LENGTH.exec(pattern ?? '') ?? [];
  const min = least === undefined ? minLength : Math.max(Number(least), minLength ?? 0);
  const max = most === undefined ? maxLength : Math.min(Number(most), maxLength ?? Number.POSITIVE_INFINITY);
  // A format describes the whole text, so its length is no limit.
  if (format !== undefined) return [];
  const ofLength = (limit: string, length: number, fits: boolean): Probe => ({
    limit,
    // Outside of a limit only the length may be wrong.
    value: length === 0 ? '' : textOf(length, fits ? pattern : pattern?.replace(/\{\d+(?:,\d+)?\}\$$/, '*$')),
    fits,
  });
  return [
    ...(min ? [ofLength('shortest', min, true), ofLength('shortest', min - 1, false)] : []),
    ...(max === undefined ? [] : [ofLength('longest', max, true), ofLength('longest', max + 1, false)]),
    ...(min && min !== max ? [ofLength('shortest', min + 1, true)] : []),
    ...(max !== undefined && min !== max && max > 0 ? [ofLength('longest', max - 1, true)] : []),
  ];
}

function numberProbes({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...schema }: Schema): Probe[] {
  // In cents, so that a hundredth is exact.
  const unit = schema.type === 'integer' ? 100 : 1;
  const at = (limit: string, edge: number | undefined, side: 1 | -1, isIn: boolean): Probe[] =>
    edge === undefined
      ? []
      : [-1, 0, 1].map((step) => ({
          limit,
          value: (Math.round(edge * 100) + step * unit) / 100,
          fits: step === 0 ? isIn : step === side,
        }));
  return [
    ...at('minimum', minimum, 1, true),
    ...at('maximum', maximum, -1, true),
    ...at('exclusiveMinimum', exclusiveMinimum, 1, false),
    ...at('exclusiveMaximum', exclusiveMaximum, -1, false),
  ];
}

const probesOf = (schema: Schema): Probe[] =>
  schema.enum ? [] : schema.type === 'string' ? textProbes(schema) : numberProbes(schema);

/** Counts the limits independently, so that a limit without a probe is noticed. */
const statedBy = (schema: Schema): number =>
  schema.enum || schema.format
    ? 0
    : LIMITS.filter((name) => schema[name] !== undefined).length +
      (schema.minLength || LENGTH.test(schema.pattern ?? '') ? 1 : 0) +
      (schema.maxLength !== undefined || LENGTH.test(schema.pattern ?? '') ? 1 : 0);

const calls = Object.entries(contract.paths).map(([path, { post }]) => {
  const { schema = {}, example = {} } = post.requestBody?.content['application/json'] ?? {};
  const whole = resolved(schema);
  const shapes = (whole.oneOf ?? [whole]).map(resolved);
  const shape = shapes.find(({ required = [] }) => required.every((field) => field in example)) ?? whole;
  const fields = Object.entries(shape.properties ?? {}).map(
    ([field, own]) => [field, resolved(own)] as const,
  );
  return { path, example, fields, isGuest: post.security?.length === 0 };
});

describe('every limit of the contract', () => {
  const asked = new Map<string, number>();

  test.each(calls.filter(({ fields }) => fields.some(([, schema]) => statedBy(schema) > 0)))(
    'CON-01 $path takes what lies at a limit and just inside of it, and refuses what lies just outside',
    async ({ path, example, fields, isGuest }) => {
      const client = createTestClient();
      const token = await client.login();
      const said: string[] = [];
      for (const [field, schema] of fields)
        for (const { limit, value, fits } of probesOf(schema)) {
          const label = `${field} ${limit} ${JSON.stringify(value)}`;
          if (value === undefined) said.push(`${label}: no such value`);
          const body = { ...example, [field]: value };
          const { status, data } = await client.call(path, body, isGuest ? {} : { token });
          const isRefused = status === 400 && data?.code === 'invalid-body' && data?.field === field;
          if (status === 401 || (status === 400 && !isRefused)) said.push(`${label}: ${data?.code}`);
          else asked.set(path, (asked.get(path) ?? 0) + 1);
          if (isRefused === fits) said.push(`${label}: ${isRefused ? 'refused' : 'taken'}`);
        }
      expect(said).toEqual([]);
    },
  );

  test('CON-01 each limit of a request was asked at, below and above', () => {
    const stated = calls.map(({ path, fields }) => ({
      path,
      limits: fields.reduce((sum, [, schema]) => sum + statedBy(schema), 0),
    }));
    expect(stated.filter(({ path, limits }) => (asked.get(path) ?? 0) < 2 * limits)).toEqual([]);
    expect(stated.reduce((sum, { limits }) => sum + limits, 0)).toBeGreaterThan(100);
    // At, below and above: more than two probes each, except for a length of one and a code of fixed length.
    expect([...asked.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
  });
});
