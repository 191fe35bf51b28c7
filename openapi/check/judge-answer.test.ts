import { expect, test } from 'vitest';
import { contractOf, smallContract } from '../../tests/contract/changes/small-contract.ts';
import { type Expectation, judgeAnswer } from './judge-answer.ts';
import { createSchemaCheck } from './schema-check.ts';

const document: object = smallContract();
const answers = Reflect.get(Reflect.get(Reflect.get(document, 'paths'), '/thing/get').post, 'responses');
answers['200'].headers['cache-control'] = { required: true, schema: { type: 'string', pattern: 'no-store' } };
const contract = contractOf(document);
const judge = { contract, check: createSchemaCheck(contract) };
const callAt = (path: string) => {
  const call = contract.calls.find((one) => one.path === path);
  if (!call) throw new Error(`no ${path}`);
  return call;
};

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const row = { id: 'r-1', state: 'open', at: '2026-11-24T03:00:00.000Z' };
const success = { success: true, message: '', data: row };
const success200: Expectation = { statuses: [200], rule: 'success', says: 'it must succeed' };

const ruled = (
  status: number,
  body: unknown,
  {
    headers = JSON_TYPE,
    expected = success200,
    path = '/thing/get',
  }: {
    headers?: Record<string, string>;
    expected?: Expectation;
    path?: string;
  } = {},
) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return judgeAnswer(judge, callAt(path), { status, headers, text }, expected, {});
};
const rulesOf = (...of: Parameters<typeof ruled>) =>
  ruled(...of).problems.map(({ rule, at }) => `${rule} ${at}`);

test('CON-03 a right answer has no fault, and is a success', () => {
  expect(ruled(200, success)).toMatchObject({ problems: [], isSuccess: true, data: row });
});

test.each([
  ['a status that nobody asked for', 401, { success: false }, {}, ['success status']],
  ['a status the contract does not name', 503, { success: false }, {}, ['success status']],
  ['too many calls, at any time', 429, { success: false }, {}, []],
  [
    'a page',
    200,
    '<html>',
    { 'content-type': 'text/html', 'cache-control': 'no-store' },
    ['content-type header content-type', 'json body'],
  ],
  [
    'JSON under another name',
    200,
    success,
    { ...JSON_TYPE, 'content-type': 'text/plain' },
    ['content-type header content-type'],
  ],
  [
    'no header that must be there',
    200,
    success,
    { 'content-type': 'application/json' },
    ['header/required header cache-control'],
  ],
  [
    'a header of another form',
    200,
    success,
    { ...JSON_TYPE, 'cache-control': 'public' },
    ['header header cache-control'],
  ],
  ['no envelope', 200, row, JSON_TYPE, ['envelope body']],
])('CON-03 of %s the check says so', (_what, status, body, headers, faults) => {
  const all = Object.keys(headers).length === 0 ? JSON_TYPE : headers;
  expect(rulesOf(status, body, { headers: all }).filter((fault) => !fault.startsWith('schema'))).toEqual(
    faults,
  );
});

test('CON-03 a success with another status than 200 is none', () => {
  const expected: Expectation = { statuses: [400], rule: 'refused', says: 'it must be refused' };
  expect(rulesOf(400, success, { expected })).toContain('envelope success');
  expect(ruled(400, success, { expected }).isSuccess).toBe(false);
});

test.each([
  ['a listed refusal', 200, 'late', []],
  ['one that the call does not list', 200, 'never', ['listed-refusal data.code']],
  ['a listed one with another status', 400, 'late', ['listed-refusal data.code']],
])('CON-06 of %s the check says so', (_what, status, code, faults) => {
  const expected: Expectation = { statuses: [200, 400], rule: 'refused', says: 'it must be refused' };
  const body = { success: false, message: '', data: { code } };
  expect(
    rulesOf(status, body, { expected, path: '/thing/drop' }).filter((fault) => fault.startsWith('listed')),
  ).toEqual(faults);
});

test.each([
  [{ data: { field: 'country' } }, []],
  [{ data: { field: 'data.country' } }, []],
  [{ message: 'country is missing' }, []],
  [{ data: { field: 'kind' }, message: 'country is missing' }, ['names-field message']],
  [{ message: 'No.' }, ['names-field message']],
])('MOC-03 CON-03 of the error %j for the country the check finds %j', (body, faults) => {
  const expected: Expectation = {
    statuses: [400],
    rule: 'invalid',
    says: 'it is invalid',
    namesField: 'country',
  };
  expect(rulesOf(400, { success: false, ...body }, { expected })).toEqual(faults);
});
