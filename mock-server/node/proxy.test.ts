import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, expect, test } from 'vitest';
import { createMockServer, type MockServer } from './create-mock-server.ts';

const servers: MockServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function started(server: MockServer): Promise<string> {
  servers.push(server);
  const { mockPort } = await server.listen({ mockPort: 0, gatewayPort: 0 });
  return `http://127.0.0.1:${mockPort}`;
}

test('MOC-09 --proxy passes calls and sockets to another backend and reports each break of the contract once', async () => {
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const main = await started(createMockServer({ games: 48, isOnePort: true }));
  const url = await started(createMockServer({ games: 48, isOnePort: true, proxy: { main }, report }));
  const send = (at: string, path: string, body: object, token = '') =>
    fetch(`${at}${path}`, { method: 'POST', headers: { token, lang: 'en' }, body: JSON.stringify(body) });

  const credentials = { country: 'CL', username: '912345678', password: 'Copihue2026' };
  const login = await send(url, '/user/login', credentials);
  const token = login.headers.get('token') ?? '';
  expect((await (await send(url, '/v1/pb/config', { country: 'CL' })).json()).success).toBe(true);
  const { data: banners } = await (await send(url, '/lobby/batchBanners', { country: 'CL' })).json();
  const cover = new URL(banners.home_top[0].cover, url).pathname;
  expect((await fetch(`${url}${cover}`)).headers.get('content-type')).toContain('image/');
  expect(reports).toEqual([]);

  const socket = io(url, { query: { token }, transports: ['websocket'], reconnection: false });
  let received = 0;
  socket.on('balance', () => {
    received += 1;
  });
  const emit = async () => {
    await send(main, '/__mock/emit', { event: 'balance', phone: '912345678' });
    return received;
  };
  await expect.poll(emit).toBeGreaterThan(0);
  const notSent = await send(url, '/__mock/emit', { event: 'balance', phone: '912345678' });
  expect([notSent.status, (await notSent.json()).message]).toEqual([400, expect.stringContaining('--proxy')]);
  expect((await send(url, '/__mock/socket', { action: 'drop' })).status).toBe(400);

  await send(main, '/__mock/faults', { operationId: 'gameCategories', fault: 'malformed' });
  for (let tap = 0; tap < 2; tap += 1) {
    await send(url, '/game/categories', { country: 'CL' }, token);
    expect((await send(url, '/game/url', { game: 'g-1' }, token)).status).toBe(400);
  }
  expect(reports).toEqual([
    '/game/categories: the answer breaks the contract: content application/json',
    '/game/url: the request breaks the contract: gameId required',
    '/game/url: the request breaks the contract: game additionalProperties false',
  ]);
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  await servers.pop()?.close();
  await closed;
});

test('MOC-09 --proxy reports an unlisted status and an unlisted code, and answers 502 when the backend is down', async () => {
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  let says: [number, object] = [200, {}];
  const backend = createServer((_request, answer) => answer.writeHead(says[0]).end(JSON.stringify(says[1])));
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const main = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const url = await started(createMockServer({ games: 48, isOnePort: true, proxy: { main }, report }));
  const send = () => fetch(`${url}/v1/pb/config`, { method: 'POST', body: '{"country":"CL"}' });
  const refusal = (code: string) => ({ success: false, message: 'No', data: { code } });
  for (const answer of [
    [503, refusal('maintenance')],
    [404, refusal('server-error')],
    [200, refusal('wrong-credentials')],
  ] satisfies (typeof says)[]) {
    says = answer;
    expect((await send()).status).toBe(says[0]);
  }
  expect(reports.splice(0)).toEqual([
    '/v1/pb/config: the answer breaks the contract: status 404',
    '/v1/pb/config: the answer breaks the contract: data.code wrong-credentials is not listed',
  ]);

  expect(await (await fetch(url)).text()).not.toContain('Copihue2026');
  backend.close();
  backend.closeAllConnections();
  for (const answer of [await send(), await fetch(`${url}/resources/logo.svg`)])
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('ECONNREFUSED')]);
  expect(reports).toEqual([
    expect.stringMatching(/^POST \/v1\/pb\/config: the backend does not answer: .*ECONNREFUSED.*$/),
    expect.stringMatching(/^GET \/resources\/logo.svg: the backend does not answer: .*ECONNREFUSED.*$/),
  ]);
});
