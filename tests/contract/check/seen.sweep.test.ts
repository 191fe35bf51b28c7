import { operations } from '@copihue/contract/operations';
import { afterAll, expect, test } from 'vitest';
import { runCommand, serve } from './run-command.ts';

const answers = new Map<string, unknown>();
/** Of the calls that it does not know. */
let status = 200;
const login = { status: 1, token: 'tk_of-the-small-server' };
const ping = { serverTime: '2026-11-22T12:00:00.000Z', version: '1.0.0' };
// This server knows little more than the envelope, and refuses nearly every call.
const server = await serve((request, response) => {
  const data = answers.get(request.url ?? '');
  const refusal = { success: false, message: 'No podemos hacerlo ahora.', data: null };
  const body = data === undefined ? refusal : { success: true, message: '', data };
  const token = data === login ? { token: login.token } : {};
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', ...token };
  request
    .resume()
    .on(
      'end',
      () => void response.writeHead(data === undefined ? status : 200, headers).end(JSON.stringify(body)),
    );
});
afterAll(() => server.close());

function run(known: Record<string, unknown>, ...flags: string[]) {
  answers.clear();
  for (const [path, data] of Object.entries({ '/user/login': login, ...known })) answers.set(path, data);
  const { url } = server;
  const hosts = ['--main', url, '--gateway', url, '--username', '912345678', '--password', 'Copihue2026'];
  return runCommand(...hosts, '--writes', '--parts', 'journey', '--rate', '1000', ...flags);
}

test('CON-03 a server that refuses every call fails the check, with a list of what was never seen', async () => {
  const { code, out } = await run({});
  expect(out).not.toContain('rule ');
  expect(out).toContain(
    `Nothing wrong in what was seen, but not everything was: 1 of ${operations.length} calls`,
  );
  const [, refused = ''] = out.match(/was only refused \(\d+ calls\): (.*)/) ?? [];
  expect(refused.split(', ')).toEqual(expect.arrayContaining(['/wallet/balance', '/v1/pig/load']));
  expect(out.split('\n').length, 'no page of filler').toBeLessThan(45);
  expect(code).toBe(1);
});

test('CON-03 the check with --allow-unseen lets a half-built server pass', async () => {
  const { code, out } = await run({ '/ping': ping }, '--only', 'ping,gameSports', '--allow-unseen');
  expect(out).toContain('1 of 2 calls');
  expect(code).toBe(0);
});

test('CON-03 of a half-built server only the calls of --only count, and one where nothing is there fails', async () => {
  status = 404;
  expect(await run({ '/ping': ping }, '--only', 'ping')).toMatchObject({ code: 0 });
  answers.clear();
  const { url } = server;
  const hosts = ['--main', url, '--gateway', url, '--username', '912345678', '--password', 'Copihue2026'];
  const { code, out } = await runCommand(...hosts, '--parts', 'journey', '--rate', '1000', '--allow-unseen');
  expect(out).toMatch(/is --main right\? .* is --gateway right\?/);
  expect(code).toBe(1);
  status = 200;
});

test('CON-03 a field that no answer has fails the check', async () => {
  const { code, out } = await run({ '/game/sports': [] }, '--only', 'gameSports');
  expect(out).toContain('/game/sports  in no answer: data[].id, ');
  expect(code).toBe(1);
});
