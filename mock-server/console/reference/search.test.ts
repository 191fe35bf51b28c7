import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Laws } from './call-view.tsx';
import { type Contract, callsOf, dataSchema, lawsOf, refusalsOf, type Schema } from './contract.ts';
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
    '/pay': call(
      'pay',
      { id: { $ref: '#/components/schemas/Id' }, bankCode: { type: 'string' } },
      {
        'x-refusals': ['too-little'],
        'x-laws': [
          { name: 'paid-is-credited', kind: 'moves', call: 'balance', says: 'A payment adds its amount.' },
        ],
      },
    ),
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
  'x-laws': [{ name: 'utf-8', kind: 'named', says: 'Answers are UTF-8.' }],
  'x-refusals': {
    'too-little': {
      when: 'The amount is below the minimum.',
      status: 200,
      retry: 'changed',
      field: 'amount',
      with: { amount: '1.000' },
      text: { ks: 'El mínimo es {amount}.', en: 'The minimum is {amount}.' },
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

test('CON-06 a call shows what it is refused for with an answer as it is sent, and is found by the code', () => {
  const [pay] = callsOf(contract);
  const shown = pay ? refusalsOf(contract, pay.operation) : [];
  expect(shown.map(({ code, status, retry }) => [code, status, retry])).toEqual([
    ['too-little', 200, 'changed'],
  ]);
  expect(shown[0]?.example).toEqual({
    success: false,
    message: 'El mínimo es 1.000.',
    data: { code: 'too-little', field: 'amount' },
  });
  const all = findables(contract, callsOf(contract));
  expect(found(all, 'too-little').map(({ path }) => path)).toEqual(['/pay']);
});

test('CON-07 the reference shows the laws of a call in words, with the call they compare with, and those of every answer', () => {
  const [pay, gift] = callsOf(contract);
  if (!pay || !gift) throw new Error('The contract of the test lost its calls.');
  const words = (call: typeof pay) =>
    renderToStaticMarkup(createElement(Laws, lawsOf(contract, call.operation))).replaceAll(/<[^>]+>/g, ' ');
  expect(words(pay)).toMatch(/paid-is-credited\s+moves balance\s+A payment adds its amount\./);
  expect(words(pay)).toMatch(/1 laws? of every answer/);
  expect(words(pay)).toContain('Answers are UTF-8.');
  expect(words(gift)).not.toContain('paid-is-credited');
});
