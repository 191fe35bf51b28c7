import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  oneOf?: Schema[];
  allOf?: Schema[];
  default?: unknown;
  enum?: unknown[];
}

interface Call {
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

// The fields that the specification names in words must be in the published contract.
const contract: { paths: Record<string, { post: Call }>; components: { schemas: Record<string, Schema> } } =
  JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
const clauses = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^\| (?!clause )(.+?) \| /gm)].map(
  ([, clause = '']) => clause,
);

const resolved = (schema: Schema): Schema =>
  schema.$ref ? resolved(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

function fieldsOf(schema: Schema): Record<string, Schema> {
  const { properties = {}, oneOf = [], allOf = [] } = resolved(schema);
  return Object.assign({}, ...[...oneOf, ...allOf].map(fieldsOf), properties);
}

/** `pageSize default 999` or `terminal h5`: a field and its value. */
function isSaid(fields: Record<string, Schema>, said: string): boolean {
  const [name = '', word, value] = said.split(' ');
  const field = fields[name];
  if (!field) return false;
  const { default: usual, enum: values = [] } = { ...resolved(field), ...field };
  if (word === 'default') return String(usual) === value;
  return word === undefined || values.includes(word);
}

/** Clauses of point 7 name the fields of a call in brackets or after a second colon. */
const calls = clauses.flatMap((clause) => {
  const [, path = '', named = ''] =
    /^[A-Z][\w -]*: (\/[\w/]+)(?:: response.*| \(([^)]+)\)|: (\w+ default .+))?/
      .exec(clause)
      ?.filter((part, place) => place < 2 || part !== undefined) ?? [];
  return path === '' ? [] : [{ path, said: named === '' ? [] : named.split(', ') }];
});

/** Names of entities in point 3, with their schemas. */
const ENTITIES: Readonly<Record<string, string>> = {
  Banner: 'Banner',
  Category: 'Category',
  'Game entry result': 'GameEntry',
  pbConfig: 'PbConfig',
  'Recharge order': 'RechargeOrder',
};

describe('the fields that the specification names', () => {
  test('CON-01 every call of point 7 takes the fields its clause names, with their defaults', () => {
    const fields = (path: string) =>
      fieldsOf(contract.paths[path]?.post.requestBody?.content['application/json'].schema ?? {});
    const missing = calls.flatMap(({ path, said }) =>
      said.filter((field) => !isSaid(fields(path), field)).map((field) => `${path}: ${field}`),
    );
    expect(missing).toEqual([]);
    expect([...new Set(calls.map(({ path }) => path))].sort()).toEqual(Object.keys(contract.paths).sort());
    expect(calls.flatMap(({ said }) => said).length).toBeGreaterThan(50);
  });

  test('CON-01 every entity of point 3 has the fields its clause names', () => {
    const named = clauses.flatMap((clause) => {
      const [, entity = '', fields = ''] = /^([\w ]+): (\w+(?:, \w+)*)/.exec(clause) ?? [];
      const schema = ENTITIES[entity];
      return schema === undefined ? [] : fields.split(', ').map((field) => [schema, field] as const);
    });
    const missing = named.filter(
      ([schema, field]) => !isSaid(fieldsOf(contract.components.schemas[schema] ?? {}), field),
    );
    expect(missing).toEqual([]);
    expect(new Set(named.map(([schema]) => schema)).size).toBe(Object.keys(ENTITIES).length);
    expect(named.length).toBeGreaterThan(20);
  });

  test('CON-01 a field that a call lacks, another default and another value are found', () => {
    const fields = { pageSize: { default: 20 }, terminal: { enum: ['h5'] } };
    expect(isSaid(fields, 'pageSize default 20') && isSaid(fields, 'terminal h5')).toBe(true);
    for (const wrong of ['pageNum', 'pageSize default 999', 'terminal app'])
      expect(isSaid(fields, wrong), wrong).toBe(false);
  });
});
