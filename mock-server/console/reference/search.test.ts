import { expect, test } from 'vitest';
import { type Contract, callsOf, dataSchema, type Schema } from './contract.ts';
import { fieldRows } from './field-words.ts';
import { findables, found } from './search.ts';

const call = (operationId: string, fields: Record<string, Schema>, extra: object = {}) => ({
  post: {
    operationId,
    tags: ['money'],
    summary: `Summary of ${operationId}`,
    requestBody: {
      content: { 'application/json': { schema: { type: 'object', required: ['id'], properties: fields } } },
    },
    responses: {
      '200': {
        content: {
          'application/json': {
            schema: {
              oneOf: [
                { type: 'object', properties: { data: { $ref: '#/components/schemas/Receipt' } } },
                { type: 'object' },
              ],
            },
          },
        },
      },
    },
    ...extra,
  },
});

const contract: Contract = {
  info: { title: 'T', version: '1' },
  servers: [],
  tags: [{ name: 'money' }],
  paths: {
    '/pay': call('pay', { id: { $ref: '#/components/schemas/Id' }, bankCode: { type: 'string' } }),
    '/v1/gift': call('gift', { id: { type: 'string' } }, { security: [] }),
  },
  components: {
    schemas: {
      Id: { type: 'string', minLength: 1, maxLength: 64, description: 'An identifier.' },
      Receipt: {
        type: 'object',
        properties: {
          rows: { type: 'array', items: { type: 'object', properties: { fee: { type: 'number' } } } },
        },
      },
    },
  },
  'x-events': { server: {}, client: {} },
};

test('CON-05 each call shows its area, its host and who may make it', () => {
  const shown = callsOf(contract).map(({ path, isGuest, isGateway, area }) => [
    path,
    isGuest,
    isGateway,
    area,
  ]);
  expect(shown).toEqual([
    ['/pay', false, false, 'money'],
    ['/v1/gift', true, true, 'money'],
  ]);
});

test('CON-05 the fields of a body are listed with type, limits and depth, references followed', () => {
  const [first] = callsOf(contract);
  const request = first?.operation.requestBody?.content['application/json']?.schema ?? {};
  expect(fieldRows(contract, request)).toMatchObject([
    {
      name: 'id',
      type: 'string',
      isRequired: true,
      rules: ['1 to 64 characters'],
      description: 'An identifier.',
    },
    { name: 'bankCode', isRequired: false },
  ]);
  const data = first && dataSchema(contract, first.operation);
  expect(fieldRows(contract, data ?? {}).map(({ key, type, depth }) => [key, type, depth])).toEqual([
    ['rows', 'list of object', 0],
    ['rows.fee', 'number', 1],
  ]);
});

test('CON-05 calls are found by path, words and fields, all words at once', () => {
  const all = findables(contract, callsOf(contract));
  const paths = (typed: string) => found(all, typed).map(({ path }) => path);
  expect(paths('')).toHaveLength(2);
  expect(paths('BANKcode')).toEqual(['/pay']);
  expect(paths('fee summary')).toEqual(['/pay', '/v1/gift']);
  expect(paths('bankcode gift')).toEqual([]);
});
