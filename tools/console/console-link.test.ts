import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockOfFile } from '../../tests/support/mock-of-file.ts';
import { devConsole, withConsoleLink } from './console-link.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const mock = mockOfFile({ isOnePort: true, report: () => undefined });
let vite: ViteDevServer;
let address = '';

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<body><p>the app</p></body>');
  vite = await createServer({
    configFile: false,
    root: folder,
    cacheDir: join(folder, 'cache'),
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    plugins: devConsole(mock.url),
  });
  await vite.listen();
  const bound = vite.httpServer?.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
});
afterAll(async () => {
  await vite.close();
  rmSync(folder, { recursive: true });
});

const post = (path: string, cookie: string | undefined, headers: Record<string, string> = {}) =>
  fetch(address + path, { method: 'POST', headers: { ...(cookie && { cookie }), ...headers }, body: '{}' });

async function cookieOf(path: string): Promise<string | undefined> {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } });
  expect(await response.text()).toContain('the app');
  return response.headers.get('set-cookie') ?? undefined;
}

test('MOC-04 a served page gets one script more, from its own origin and behind everything else', () => {
  expect(withConsoleLink('<body><p>x</p></body>')).toBe(
    '<body><p>x</p><script async src="/__mock/link.js"></script>\n</body>',
  );
});

test('MOC-04 only a development server that knows the mock backend has the link, and no build', async () => {
  expect(devConsole(undefined)).toEqual([]);
  expect(devConsole('http://localhost:4010').map(({ apply }) => apply)).toEqual(['serve']);
  const page = await fetch(`${address}/deposit`, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('/__mock/link.js');
});

test('MOC-06 the address of a page under npm run dev chooses the world of all that follows, and leaves it again', async () => {
  expect(await cookieOf('/')).toBeUndefined();
  expect(await cookieOf('/deposit?world=caf%C3%A9')).toBe('mockWorld=caf%C3%A9; Path=/; SameSite=Lax');
  expect(await cookieOf('/?world=default')).toMatch(/^mockWorld=default;.* Max-Age=0$/);
  expect(await cookieOf('/?world=')).toMatch(/Max-Age=0$/);
});

test('MOC-06 calls of both hosts, drawings and the console under npm run dev reach the world of cookie, address or header', async () => {
  const mine = (await cookieOf('/?world=mine'))?.split(';')[0];
  await post('/ping', mine);
  await post('/v1/pb/config?world=mine', undefined);
  await post('/ping', undefined, { 'x-mock-world': 'mine' });
  await post('/ping', undefined);
  const traffic = await fetch(`${address}/__mock/traffic`, { headers: { cookie: mine ?? '' } });
  const paths = (await traffic.json()).map((row: { path: string }) => row.path);
  expect(paths).toEqual(['/ping', '/v1/pb/config', '/ping']);
  const drawing = await fetch(`${address}/resources/none.svg`);
  expect(drawing.headers.get('content-type')).toContain('application/json');
});

test('MOC-06 a connection that a fault breaks under npm run dev is broken for the page too', async () => {
  await expect(post('/ping', undefined, { 'x-mock-fault': 'drop-before' })).rejects.toThrow('fetch failed');
  expect((await post('/ping', undefined)).status).toBe(200);
});

test('MOC-06 the socket under npm run dev is one of the world in the cookie', async () => {
  const control = (path: string, body: object) =>
    fetch(`${address}/__mock/${path}?world=sockets`, { method: 'POST', body: JSON.stringify(body) });
  const { token } = await (await control('players/P000001/login', {})).json();
  const socket = mock.connect({ query: { token }, extraHeaders: { cookie: 'mockWorld=sockets' } }, address);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const event = new Promise((resolve) => socket.once('recharge', resolve));
  await control('emit', { event: 'recharge', phone: '912345678', payload: 'paid' });
  expect(await event).toBe('paid');
});
