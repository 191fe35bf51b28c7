import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';

const account = { country: 'CL', username: '955554444', password: 'Clave-segura1' };

test('SES-06 SES-07 register needs the code of the SMS; the new player is logged in with the phone bound', async () => {
  const client = createTestClient();
  expect(await client.call('/captcha/sms', { country: 'CL', phoneNumber: account.username })).toMatchObject({
    data: { resendAfterSeconds: 60, codeLength: 6 },
  });
  const outbox = await (await client.fetch(`/__mock/sms?phone=${account.username}`)).json();
  expect(outbox).toEqual([
    {
      phone: account.username,
      code: expect.stringMatching(/^\d{6}$/),
      kind: 'register',
      at: '2026-11-21T12:00:00.000Z',
    },
  ]);
  const wrong = outbox[0].code === '000000' ? '000001' : '000000';
  expect(await client.call('/user/register', { ...account, verificationCode: wrong })).toMatchObject({
    status: 200,
    success: false,
    data: { code: 'wrong-code', field: 'verificationCode' },
  });
  const born = (birthDate: string) =>
    client.call('/user/register', { ...account, verificationCode: outbox[0].code, birthDate });
  expect(await born('2001-02-29')).toMatchObject({ status: 400, data: { field: 'birthDate' } });
  expect(await born('2020-02-29')).toMatchObject({ data: { code: 'under-age', field: 'birthDate' } });
  const made = await client.call('/user/register', {
    ...account,
    birthDate: '2000-02-29',
    verificationCode: outbox[0].code,
    agentCode: 'A7K2',
    cid: 'c1',
  });
  expect(made).toMatchObject({ success: true, data: { status: 1 } });
  expect(made.headers.get('token')).toBe(made.data.token);
  const info = await client.call('/user/getUserInfo', {}, { token: made.data.token });
  expect(info.data).toMatchObject({
    username: '955554444',
    phoneNumber: '955***444',
    isPhoneBound: true,
    rechargeCount: 0,
  });
  expect((await client.call('/wallet/balance', {}, { token: made.data.token })).data.total).toBe(0);
});

test('SES-07 the 429 of a second code says when to ask again', async () => {
  const client = createTestClient();
  await client.call('/captcha/sms', { country: 'CL', phoneNumber: account.username });
  const again = await client.call('/captcha/sms', { country: 'CL', phoneNumber: account.username });
  expect(again).toMatchObject({
    status: 429,
    success: false,
    data: { code: 'sms-resend', retryAfterSeconds: 60 },
  });
  expect([again.headers.get('retry-after'), again.message]).toEqual([
    '60',
    'Espera 60 s para pedir otro código.',
  ]);
});

test('SES-04 a wrong password and an unknown number get the same refusal, in the language of the header', async () => {
  const client = createTestClient();
  const wrong = await client.call('/user/login', {
    country: 'CL',
    username: '912345678',
    password: 'Equivocada1',
  });
  const unknown = await client.call('/user/login', {
    country: 'CL',
    username: '900000000',
    password: 'Equivocada1',
  });
  expect(wrong).toMatchObject({
    status: 200,
    success: false,
    message: 'El celular y la contraseña no coinciden.',
    data: { field: 'username' },
  });
  expect([unknown.message, unknown.data]).toEqual([wrong.message, wrong.data]);
  const english = await client.call(
    '/user/login',
    { country: 'CL', username: '900000000', password: 'Equivocada1' },
    { lang: 'en' },
  );
  expect(english.message).toBe('The mobile number and the password do not match.');
});

test('NET-09 an answer after 30 min brings a new token in a header that other origins may read', async () => {
  const client = createTestClient();
  const token = await client.login();
  expect((await client.call('/wallet/balance', {}, { token })).headers.get('token')).toBeNull();
  client.pass(31 * 60_000);
  const answer = await client.call('/v1/pb/list', {}, { token });
  const fresh = answer.headers.get('token') ?? '';
  expect(fresh).toMatch(/^tk_/);
  expect(answer.headers.get('access-control-expose-headers')).toContain('token');
  expect((await client.call('/wallet/balance', {}, { token: fresh })).status).toBe(200);
  client.pass(3 * 60_000);
  expect((await client.call('/wallet/balance', {}, { token })).status).toBe(401);
});

test.each([
  ['ks', 'password: solo letras sin ñ ni tildes, números y símbolos, sin espacios.'],
  ['en', 'password: only letters without ñ or accents, digits and symbols, without spaces.'],
])('SES-06 a password with an ñ is refused with what is allowed (%s)', async (lang, message) => {
  const client = createTestClient();
  for (const password of ['contraseña1', 'Camión-2026', 'con espacio'])
    expect(
      await client.call('/user/register', { ...account, password, verificationCode: '123456' }, { lang }),
    ).toMatchObject({ status: 400, message, data: { field: 'password' } });
});
