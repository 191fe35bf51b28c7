import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { readLimited } from '../http/request-body.ts';
import { Refusal } from '../world/core/refusal.ts';
import { handlers } from './respond.ts';

const client = createTestClient();
const token = await client.login();

test('MOC-03 a packed body gets 415', async () => {
  const headers = { 'content-encoding': 'gzip' };
  const answer = await client.fetch('/ping', {
    method: 'POST',
    headers,
    body: new Uint8Array(gzipSync('{}')),
  });
  expect([answer.status, (await answer.json()).data.code]).toEqual([415, 'unknown-encoding']);
});

test('MOC-03 a body without a length is cut off at 64 kB', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(16 * 1024).fill(32));
      if (sent > 1000) controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' };
  const response = await client.fetch('/ping', init);
  expect(response.status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test('MOC-03 a body may have 64 kB and not a byte more, with and without a length', async () => {
  const said = (body: BodyInit, more: object = {}) =>
    readLimited(new Request('http://a.test', { method: 'POST', body, ...more })).then(
      (read) => read.length,
      (error: Refusal) => error.code,
    );
  const untold = (bytes: number) => said(new Blob([new Uint8Array(bytes)]).stream(), { duplex: 'half' });
  const told = (bytes: number) => said('x'.repeat(bytes), { headers: { 'content-length': String(bytes) } });
  for (const of of [told, untold])
    expect([await of(64 * 1024), await of(64 * 1024 + 1)]).toEqual([64 * 1024, 'body-too-large']);
});

test.each([
  ['missing', {}, 'country', 'falta este dato'],
  ['wrong type', { country: 5 }, 'country', 'tipo de dato'],
  ['wrong format', { country: 'chile' }, 'country', 'formato'],
  ['surplus', { country: 'CL', otro: 1 }, 'otro', 'no existe'],
  ['too small', { country: 'CL', pageNum: 0 }, 'pageNum', 'mínimo es 1'],
  ['too big', { country: 'CL', pageSize: 1000 }, 'pageSize', 'máximo es 999'],
  ['too long', { country: 'CL', category: 'x'.repeat(65) }, 'category', 'máximo 64'],
])("MOC-03 a %s field is named in the player's language", async (_name, body, field, words) => {
  const answer = await client.call('/game/list', body);
  expect(answer).toMatchObject({ status: 400, success: false, data: { code: 'invalid-body', field } });
  expect(answer.message).toContain(`${field}: `);
  expect(answer.message).toContain(words);
  expect((await client.call('/game/list', body, { lang: 'en' })).message).not.toContain(words);
});

test.each([
  ['/game/list', { country: 'CL' }, 20],
  ['/wallet/records', { isBonus: false }, 999],
])(
  'MOC-02 %s without a page answers the first one in the default size of the contract',
  async (path, body, pageSize) => {
    expect((await client.call(path, body, { token })).data).toMatchObject({ pageNum: 1, pageSize });
  },
);

test('MOC-03 unknown paths, the other host and other methods get an envelope', async () => {
  expect(await client.call('/nothing/here')).toMatchObject({
    status: 404,
    success: false,
    data: { code: 'unknown-path' },
  });
  expect((await client.call('/wallet/balence', {}, { lang: 'en' })).message).toContain('/wallet/balance');
  const get = await client.fetch('/user/login');
  expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await get.json()).toMatchObject({ success: false, data: { code: 'wrong-method' } });
  const wrongHost = await client.fetch('/v1/pb/config', { method: 'POST', body: '{"country":"CL"}' });
  expect(wrongHost.status).toBe(404);
  const send = () =>
    new Request('http://127.0.0.1/v1/pb/config', { method: 'POST', body: '{"country":"CL"}' });
  expect((await client.backend.handle(send(), 'gateway')).status).toBe(200);
  expect((await client.backend.handle(send(), 'combined')).status).toBe(200);
});

test('MOC-02 MOC-04 an answer that breaks the contract is reported, becomes a 500, and is in the log as it was', async () => {
  const broken = createTestClient();
  const world = broken.backend.registry.world('default');
  world.state.lobby = { banners: [{ position: 'home_top', index: 0, cover: '' }] };
  const answer = await broken.call('/lobby/batchBanners', { country: 'CL' });
  expect(answer).toMatchObject({ status: 500, success: false, data: { code: 'broken-answer' } });
  expect(broken.reports.join()).toContain('lobbyBatchBanners: the answer breaks the contract');
  const [logged] = await (await broken.fetch('/__mock/traffic')).json();
  expect(logged.answer).toMatchObject({
    text: expect.stringMatching(/^{"success":true,.*"cover":""/),
    broken: [{ field: 'data.home_top.0.cover', rule: 'minLength 1' }],
  });
});

test('CON-06 a refusal with a code that the contract does not list for the call becomes a 500', async () => {
  const { ping } = handlers;
  onTestFinished(() => {
    handlers.ping = ping;
  });
  handlers.ping = () => {
    throw new Refusal('packet-own');
  };
  const reported = createTestClient();
  expect(await reported.call('/ping')).toMatchObject({ status: 500, data: { code: 'broken-answer' } });
  expect(reported.reports[0]).toContain("ping refused with packet-own: list it in the call's x-refusals");
});

test.each([
  ['ks', 'password: solo letras sin ñ ni tildes, números y símbolos, sin espacios.'],
  ['en', 'password: only letters without ñ or accents, digits and symbols, without spaces.'],
])('SES-06 a password with an ñ is refused with what is allowed (%s)', async (lang, message) => {
  const account = { country: 'CL', username: '955554444', verificationCode: '123456' };
  for (const password of ['contraseña1', 'Camión-2026', 'con espacio'])
    expect(await client.call('/user/register', { ...account, password }, { lang })).toMatchObject({
      status: 400,
      message,
      data: { field: 'password' },
    });
});

/** A step hides those after it. */
test.each([
  ['PUT', `{"a": "${'x'.repeat(70_000)}"`, 'tk_wrong', 405],
  ['POST', `{"a": "${'x'.repeat(70_000)}"`, 'tk_wrong', 413],
  ['POST', '{"a"', 'tk_wrong', 401],
  ['POST', '{"a"', token, 400],
  ['POST', '{"a": 1}', token, 400],
  ['POST', '{"id": "R0"}', token, 200],
])(
  'MOC-03 a call checks method, size, session and body in this order',
  async (method, body, sent, status) => {
    const headers = { 'content-type': 'application/json', token: sent };
    expect((await client.fetch('/recharge/queryPay', { method, headers, body })).status).toBe(status);
  },
);
