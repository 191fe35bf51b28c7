import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@copihue/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';

const answers = new Map<string, unknown>();
const login = { status: 1, token: 'tk_of-the-small-server' };
const ping = { serverTime: '2026-11-22T12:00:00.000Z', version: '1.0.0' };
const folder = mkdtempSync(join(tmpdir(), 'contract-seen-'));
let server: Server;
let url = '';

beforeAll(async () => {
  // This server knows little more than the envelope, and refuses nearly every call.
  server = createServer((request, response) => {
    const data = answers.get(request.url ?? '');
    const body =
      data === undefined
        ? { success: false, message: 'No podemos hacerlo ahora.', data: null }
        : { success: true, message: '', data };
    request.resume().on('end', () => {
      const token = data === login ? { token: login.token } : {};
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store', ...token })
        .end(JSON.stringify(body));
    });
  });
  url = await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function run(known: Record<string, unknown>, ...flags: string[]): Promise<{ code: number; out: string }> {
  answers.clear();
  for (const [path, data] of Object.entries({ '/user/login': login, ...known })) answers.set(path, data);
  const hosts = ['--main', url, '--gateway', url, '--username', '912345678', '--password', 'Copihue2026'];
  const args = [
    'openapi/check/main.ts',
    ...hosts,
    '--writes',
    '--parts',
    'journey',
    '--rate',
    '1000',
    ...flags,
  ];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, out) => resolve({ code: Number(error?.code ?? 0), out }));
  });
}

test('CON-03 a server that answers every call with a polite refusal fails, with the list of what was never seen', async () => {
  const { code, out } = await run({});
  expect(out).not.toContain('rule ');
  expect(out).toContain(
    `Nothing wrong in what was seen, but not everything was: 1 of ${operations.length} calls`,
  );
  const [, refused = ''] = out.match(/calls was only refused: (.*)/) ?? [];
  expect(refused.split(', ')).toEqual(expect.arrayContaining(['/wallet/balance', '/v1/pig/load']));
  expect(out.split('\n').length, 'no page of filler').toBeLessThan(45);
  expect(code).toBe(1);
});

test('CON-03 --allow-unseen lets a half-built server pass', async () => {
  const { code, out } = await run({ '/ping': ping }, '--only', 'ping,gameSports', '--allow-unseen');
  expect(out).toContain('1 of 2 calls');
  expect(code).toBe(0);
});

test('CON-03 a field that is in no answer was not seen', async () => {
  const { code, out } = await run({ '/game/sports': [] }, '--only', 'gameSports');
  expect(out).toContain('/game/sports  in no answer: data[].id, ');
  expect(code).toBe(1);
});

test('CON-03 a baseline grows with the server, and a call that is lost again fails', async () => {
  const file = join(folder, 'baseline.json');
  const check = (known: Record<string, unknown>) =>
    run(known, '--only', 'ping,gameSports,rechargeUsc', '--baseline', file);
  const first = await check({ '/ping': ping });
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('1 of 3 calls') });
  expect(first.out).toContain('none lost since the last run');

  const second = await check({ '/ping': ping, '/recharge/usc': { count: 1 } });
  expect(second).toMatchObject({ code: 0, out: expect.stringContaining('2 of 3 calls') });
  const grown = readFileSync(file, 'utf8');
  expect(grown).toContain('call /recharge/usc');

  const third = await check({ '/recharge/usc': { count: 1 } });
  expect(third.code).toBe(1);
  expect(third.out).toContain('lost: call /ping');
  expect(readFileSync(file, 'utf8'), 'what was seen once stays').toBe(grown);
});
