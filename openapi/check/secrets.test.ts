import { expect, test } from 'vitest';
import type { Exchange } from './client.ts';
import { createSecrets } from './secrets.ts';

const SECRETS = {
  token: 'tk_very-secret',
  password: 'Copihue-2026',
  oldPassword: 'Antigua-2026',
  verificationCode: '482913',
  otpCode: '771204',
};
const PERSONAL = {
  username: '912345678',
  phoneNumber: '987654321',
  account: '00123456789',
  holder: 'Camila Rojas',
  email: 'camila@correo.cl',
};
const all = Object.values(SECRETS);

function exchange(request: Partial<Exchange['request']>, text = '{}', headers = {}): Exchange {
  return {
    number: 1,
    operationId: 'userLogin',
    path: '/user/login',
    purpose: 'journey',
    title: 'a login',
    caller: 'guest',
    request: { method: 'POST', url: 'https://api.test/user/login', headers: {}, ...request },
    answer: { status: 200, headers, text },
    startedAt: '2026-11-24T03:00:00.000Z',
    ms: 1,
  };
}

const shown = (of: Exchange) => JSON.stringify(createSecrets().exchange(of));

/** @returns the values that can be read somewhere in the report */
const readable = (report: string, values: readonly string[]) =>
  values.filter((value) => report.includes(value));

test.each(['as it is', 'in capitals', 'inside a list', 'cut off'])(
  'CON-03 the report hides the secrets of bodies and headers, with their names %s',
  (how) => {
    const named = how === 'in capitals' ? (name: string) => name.toUpperCase() : (name: string) => name;
    const fields = Object.fromEntries(
      Object.entries({ ...SECRETS, ...PERSONAL }).map(([name, value]) => [named(name), value]),
    );
    const whole = JSON.stringify(how === 'inside a list' ? { data: { list: [fields] } } : fields);
    const body = how === 'cut off' ? whole.slice(0, -1) : whole;
    const values = [...all, ...Object.values(PERSONAL)];
    expect(readable(body, values)).toEqual(values);
    const headers = { [named('token')]: SECRETS.token, [named('cookie')]: 'mockWorld=a-secret-cookie' };
    for (const report of [
      shown(exchange({ body, headers })),
      shown(exchange({}, body, { ...headers, [named('set-cookie')]: 'a-secret-cookie' })),
    ]) {
      expect(readable(report, [...values, 'a-secret-cookie'])).toEqual([]);
      expect(report).toContain('[hidden]');
    }
  },
);

test('CON-03 the report hides a known secret in addresses, titles, headers and JSON', () => {
  const secrets = createSecrets();
  const password = 'a "quoted" & 100% secret';
  secrets.learn(password, '912345678', 'abc', undefined);
  const report = JSON.stringify(
    secrets.exchange({
      ...exchange({ url: `https://api.test/?p=${encodeURIComponent(password)}&n=912345678` }),
      title: `with ${password}`,
      caller: 'guest',
      answer: {
        status: 200,
        headers: { location: `/?p=${encodeURIComponent(password)}` },
        text: JSON.stringify([password]),
      },
    }),
  );
  expect(report).not.toMatch(/quoted|912345678/);
  expect(report).toContain('912[3 hidden]678');
  expect(secrets.text('abc')).toBe('abc');
});

test.each([
  ['1234567', '[hidden]'],
  ['12345678', '123[2 hidden]678'],
  ['123***678', '123***678'],
])('CON-03 APP-10 the report shows the account %s as %s', (account, shownAs) => {
  expect(
    JSON.parse(createSecrets().exchange(exchange({}, JSON.stringify({ account }))).answer?.text ?? ''),
  ).toEqual({
    account: shownAs,
  });
});
