import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mockOfFile } from '../../tests/support/mock-of-file.ts';
import { TEST_NOW } from '../../tests/support/test-world.ts';
import { slot } from '../../tests/support/titles.ts';

const reports: string[] = [];
const mock = mockOfFile({
  clock: () => TEST_NOW,
  controlOrigins: ['http://mock.test:4010'],
  report: (message) => void reports.push(message),
});
const many = mockOfFile({ games: 10_000, clock: () => TEST_NOW });
const portOf = (url: string) => Number(new URL(url).port);

function raw(port: number, text: string, waitMs = 10_000): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    const done = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.once('close', done);
    socket.once('error', done);
    setTimeout(done, waitMs);
  });
}

async function statusOf(path: string, host = 'localhost'): Promise<number> {
  const text = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
  return Number((await raw(portOf(mock.url), text)).split(' ')[1]);
}

test('MOC-03 the server survives bad requests, half bodies, bad hosts and bad encodings', async () => {
  const mockPort = portOf(mock.url);
  expect(await raw(mockPort, 'nonsense\r\n\r\n')).toContain('400 Bad Request');
  expect(await raw(mockPort, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')).toContain(
    'HTTP/1.1 400',
  );
  await raw(mockPort, 'POST /ping HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{', 300);
  for (const path of ['/__mock/orders/%E0%A4%A', '/bank/%E0%A4%A', '//', '/resources/v1/covers/%2e%2e']) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  }
  const alive = await fetch(`${mock.url}/ping`, {
    method: 'POST',
    headers: { cookie: 'mockWorld=%E0%A4%A' },
    body: '{}',
  });
  expect(alive.status).toBe(200);
  expect(reports).toEqual([]);
});

test('MOC-03 a body of 3 MB gets its 413 over a real port, announced or not', async () => {
  const text = 'x'.repeat(3_000_000);
  const announced = await fetch(`${mock.url}/ping`, { method: 'POST', body: text });
  expect(announced.status).toBe(413);
  const init = { method: 'POST', body: new Blob([text]).stream(), duplex: 'half' };
  expect((await fetch(`${mock.url}/ping`, init)).status).toBe(413);
});

test('MOC-01 drawings are sent compressed', async () => {
  for (const encoding of ['br', 'gzip']) {
    const requests = new Request(`http://x/resources/v1/covers/${slot.id}.svg`, {
      headers: { 'accept-encoding': encoding },
    });
    const response = await mock.server.handle(requests, 'combined');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(4000);
  }
});

test('MOC-01 a catalogue of 10,000 games is compressed to 250 kB, and short answers are not compressed', async () => {
  const send = (path: string, body: object, encoding: string) =>
    new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'accept-encoding': encoding };
      const requests = request(`${many.url}${path}`, { method: 'POST', headers }, (answer) => {
        void buffer(answer).then((bytes) => resolve({ headers: answer.headers, bytes }), reject);
      });
      requests.once('error', reject).end(JSON.stringify(body));
    });
  let sent = 0;
  const ids = new Set<string>();
  for (let pageNum = 1; pageNum <= 11; pageNum += 1) {
    const page = { country: 'CL', pageNum, pageSize: 999 };
    const { headers, bytes } = await send('/game/list', page, 'gzip, deflate, br');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(bytes.length) });
    expect(headers.vary).toMatch(/\baccept-encoding\b/);
    for (const { id } of JSON.parse(brotliDecompressSync(bytes).toString()).data.list) ids.add(id);
    sent += bytes.length;
  }
  expect(ids.size).toBe(10_000);
  expect(sent).toBeLessThan(250_000);
  const page = { country: 'CL', pageNum: 1, pageSize: 999 };
  const plain = await send('/game/list', page, 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const zipped = await send('/game/list', page, 'gzip');
  expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes);
  const short = await send('/ping', {}, 'gzip, deflate, br');
  expect(short.headers['content-encoding']).toBeUndefined();
});

test('MOC-04 /__mock answers under addresses, localhost and named names, so that no foreign name can lead to it', async () => {
  for (const host of ['localhost:4010', '127.0.0.1', '[::1]:4010', '192.168.1.7:4010', 'mock.test:4010'])
    expect([host, await statusOf('/__mock/sms', host)]).toEqual([host, 200]);
  for (const host of ['evil.example:4010', 'localhost.evil.example', '127.0.0.1.evil.example', 'mock.test'])
    expect([host, await statusOf('/__mock/sms', host)]).toEqual([host, 403]);
});

test('SES-04 the limits on logins and codes use the address of the caller', async () => {
  const body = JSON.stringify({ country: 'CL', phoneNumber: '955554444' });
  await fetch(`${mock.url}/captcha/sms`, { method: 'POST', body });
  expect(mock.server.registry.world('default').state.sms[0]?.askedFrom).toBe('127.0.0.1');
});

async function seen(response: Response) {
  const ofConnection = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'vary'];
  const headers = [...response.headers].filter(([name]) => !ofConnection.includes(name));
  return { status: response.status, headers: Object.fromEntries(headers), text: await response.text() };
}

test('NET-09 over a port every answer has the status, headers and letters that it has without one', async () => {
  const { server, url } = mock;
  const post = (body: object, headers: Record<string, string> = {}) => {
    return {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...headers },
      body: JSON.stringify(body),
    };
  };
  for (const [path, init, status] of [
    ['/notice/list', post({ country: 'CL' }), 200],
    ['/notice/list', post({ country: 1 }), 400],
    ['/wallet/balance', post({}), 401],
    ['/ping', {}, 405],
    ['/nowhere', post({}), 404],
    ['/ping', post({}, { 'x-mock-fault': 'too-many-requests' }), 429],
    ['/ping', post({}, { 'x-mock-fault': 'malformed' }), 200],
  ] as const) {
    const overPort = await seen(await fetch(url + path, init));
    expect(overPort).toEqual(await seen(await server.handle(new Request(url + path, init), 'main')));
    expect([path, overPort.status]).toEqual([path, status]);
    expect(overPort.headers['access-control-allow-origin']).toBe('*');
  }
  const player = { country: 'CL', username: '912345678', password: 'Copihue2026' };
  const login = await fetch(`${url}/user/login`, post(player));
  expect(login.headers.get('token')).toBe((await login.json()).data.token);
  await expect(fetch(`${url}/ping`, post({}, { 'x-mock-fault': 'drop-before' }))).rejects.toThrow();
});
