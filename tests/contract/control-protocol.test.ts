import { readFileSync } from 'node:fs';
import { openContract, readContract } from '@copihue/contract/contract';
import { controlOperations } from '@copihue/contract/control-operations';
import { compareContracts } from '@copihue/contract/diff';
import { fieldOf, isObject, listOf, textOf } from '@copihue/contract/json-values';
import { expect, test } from 'vitest';
import { createSchemaCheck } from '../../openapi/check/schema-check.ts';
import { readContractFiles } from '../../openapi/source/contract-files.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

const control = readContract('openapi/dist/control.json');
const schemas = createSchemaCheck(control);

type Row = (typeof controlOperations)[number];

function callOf({ operationId }: Row) {
  const call = control.calls.find((one) => one.operationId === operationId);
  if (!call) throw new Error(`control.json has no ${operationId}.`);
  return call;
}

/** @param status 400 stands for 4XX */
function problems(row: Row, status: 200 | 400, value: unknown): string[] {
  const schema = callOf(row).answers.find((answer) => answer.status === status)?.schema;
  if (!schema) throw new Error(`${row.operationId} has no answer ${status}.`);
  return schemas.problems(schema, value).map(({ at, message }) => `${at} ${message}`);
}

/** @returns a world with a row of every kind, and the id that each path needs */
async function filled(): Promise<{ client: TestClient; idOf(path: string): string }> {
  const client = createTestClient();
  const token = await client.login();
  await client.control('players/P000001', { cash: 100_000 });
  const order = { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' };
  const { data } = await client.call('/recharge/createRechargeOrder', order, { token });
  const methods = await client.call('/withdraw/paymentMethods', { country: 'CL' }, { token });
  const rut = methods.data.find((row: unknown) => fieldOf(fieldOf(row, 'accountRule'), 'kind') === 'rut');
  const withdrawal = { amount: rut.min, payChannel: rut.payChannel, paymentMethod: rut.code };
  const body = { ...withdrawal, account: '12345678-5' };
  const made = await client.call('/withdraw/create', body, { token });
  await client.call('/captcha/sms', { country: 'CL', phoneNumber: '955512345' });
  await client.control('faults', { operationId: 'pigLoad', fault: 'server-error', times: 1 });
  await client.call('/v1/ads/mgSkyAdsReport', { event: 'landing', cid: 'c', channel: 'm' });
  const ids: Record<string, string> = { orders: data.id, withdrawals: made.data.id, players: 'P000001' };
  return { client, idOf: (path) => path.replace('{id}', ids[path.split('/')[1] ?? ''] ?? '') };
}

async function requested(client: TestClient, method: string, path: string, body?: unknown, lang?: string) {
  const response = await client.fetch(`/__mock${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(lang === undefined ? {} : { lang }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  return { status: response.status, allow: response.headers.get('allow'), answer };
}

test.each(controlOperations)('CON-09 $method $path answers as control.json says', async (row) => {
  const { client, idOf } = await filled();
  const snapshot = (await requested(client, 'GET', '/snapshot')).answer;
  const body = row.operationId === 'restoreSnapshot' ? snapshot : callOf(row).requestExample;
  const { status, answer } = await requested(client, row.method, idOf(row.path), body);
  expect({ status, answer }).toMatchObject({ status: 200 });
  expect(problems(row, 200, answer)).toEqual([]);
});

const VERBS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test('CON-09 the control refuses every other verb, address and query parameter in English, in Spanish when asked', async () => {
  const { client, idOf } = await filled();
  let cases = 0;
  for (const row of controlOperations) {
    const here = controlOperations.filter(({ path }) => path === row.path).map(({ method }) => method);
    for (const verb of VERBS.filter((name) => !here.some((known) => known === name))) {
      const body = verb === 'GET' ? undefined : {};
      const { status, allow, answer } = await requested(client, verb, idOf(row.path), body);
      expect([verb, row.path, status, allow]).toEqual([verb, row.path, 405, here.join(', ')]);
      expect(answer).toMatchObject({ message: `${verb} does nothing here. This address takes ${allow}.` });
      expect(problems(row, 400, answer)).toEqual([]);
      cases += 1;
    }
    const body = row.method === 'POST' ? {} : undefined;
    const odd = await requested(client, row.method, `${idOf(row.path)}?zz=1`, body);
    expect(odd).toMatchObject({ status: 400, answer: { data: { code: 'unknown-parameter', field: 'zz' } } });
    const below = await requested(client, row.method, `${idOf(row.path)}/zz/zz`, body);
    const message = expect.stringMatching(/^This address does not exist/);
    expect(below).toMatchObject({ status: 404, answer: { message } });
    cases += 2;
  }
  const spanish = await requested(client, 'DELETE', '/players', {}, 'ks');
  expect(spanish.answer).toMatchObject({ message: expect.stringContaining('no hace nada aquí') });
  expect(cases).toBeGreaterThan(150);
});

/** One fault each: an unknown field, a wrong type, a missing field. */
function wrongBodies(body: unknown): unknown[] {
  if (!isObject(body)) return [];
  const keys = Object.keys(body);
  return [
    { ...body, zz: 1 },
    ...keys.map((key) => ({ ...body, [key]: [] })),
    ...keys.map((key) => Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))),
  ];
}

test('CON-09 a body that breaks control.json is refused with the field, and changes nothing', async () => {
  const { client, idOf } = await filled();
  const before = (await requested(client, 'GET', '/snapshot')).answer;
  let cases = 0;
  for (const row of controlOperations.filter(({ method }) => method === 'POST')) {
    const { request, requestExample } = callOf(row);
    // The document does not define the content of a lobby or a snapshot, so any body may be right there.
    for (const body of wrongBodies(requestExample).filter((wrong) => !schemas.isValid(request, wrong))) {
      const { status, answer } = await requested(client, 'POST', idOf(row.path), body);
      expect([row.path, body, status]).toEqual([row.path, body, 400]);
      expect(textOf(fieldOf(fieldOf(answer, 'data'), 'field')), row.path).toBeDefined();
      cases += 1;
    }
  }
  expect((await requested(client, 'GET', '/snapshot')).answer).toEqual(before);
  expect(cases).toBeGreaterThan(40);
});

test('CON-09 the mock has all parts of control.json, and serves the document with its own host', async () => {
  const client = createTestClient();
  const { answer } = await requested(client, 'GET', '/parts');
  const document = control.files.valueAt({ file: control.files.root, pointer: '' });
  const tags = listOf(fieldOf(document, 'tags')).map((tag) => fieldOf(tag, 'name'));
  expect(['discovery', ...listOf(fieldOf(answer, 'parts'))].sort()).toEqual(tags.sort());
});

test('CON-08 a changed call of the control protocol breaks those who use it, with any verb', () => {
  const text = readFileSync('openapi/dist/control.json', 'utf8');
  const open = (written: string) => openContract(readContractFiles('control.json', () => written));
  const compared = (written: string) =>
    compareContracts(open(text), open(written)).filter(({ breaks }) => breaks.length > 0);
  expect(compared(text)).toEqual([]);
  const renamed = compared(text.replaceAll('"aheadMs"', '"ahead"'));
  expect(new Set(renamed.map(({ where }) => where))).toEqual(new Set(['GET /clock']));
});
