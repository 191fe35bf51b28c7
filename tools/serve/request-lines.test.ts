import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockOfFile } from '../../tests/support/mock-of-file.ts';
import { readStaticFiles } from './static-files.ts';

const isBackendPath = (path: string) => /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/.test(path);

let folder: string;
let ports: { app: number; main: number; gateway: number };
const server = createServer();
const crashes: unknown[] = [];
const onCrash = (error: unknown) => void crashes.push(error);
const mock = mockOfFile({ report: onCrash });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copihue-serve-'));
  for (const page of ['index.html', 'shell.html']) writeFileSync(join(folder, page), '<!doctype html>');
  const files = readStaticFiles(folder, isBackendPath);
  const backend = mock.server.listener('combined');
  server.on('request', (request, response) => {
    if (!files.serve(request, response)) backend(request, response);
  });
  mock.server.attachSockets(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [main = 0, gateway = 0] = [mock.url, mock.gateway].map((url) => Number(new URL(url).port));
  ports = { app: (server.address() as AddressInfo).port, main, gateway };
  process.on('uncaughtException', onCrash);
  process.on('unhandledRejection', onCrash);
});

afterAll(() => {
  process.off('uncaughtException', onCrash);
  process.off('unhandledRejection', onCrash);
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

function statusOf(port: number, requestLine: string, headers = ''): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      answer += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.end(`${requestLine} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`, 'latin1');
  });
}

const hosts = ['app', 'main', 'gateway'] as const;
const crafted = ['//[', '//a:99999/', '//%zz', '/\\[', 'http://[', '*', '//', '/%', '/%zz?%', '/?world=%zz'];
test.each(crafted)(
  'MOC-03 the target %s gets an answer from every host and ends no process',
  async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      for (const host of hosts)
        expect(await statusOf(ports[host], `${method} ${target}`), method).toBeGreaterThanOrEqual(200);
    }
    expect(crashes).toEqual([]);
  },
);

test('MOC-03 no request to upgrade to a socket ends the process', async () => {
  const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\n';
  for (const port of [ports.app, ports.main])
    await Promise.all(crafted.map((target) => statusOf(port, `GET ${target}`, upgrade)));
  expect(crashes).toEqual([]);
});

test.each(hosts)(
  'MOC-03 %s refuses a target that is no address, and reads two slashes as a path',
  async (host) => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(await statusOf(ports[host], `${method} http://[`)).toBe(400);
    expect(await statusOf(ports[host], 'GET //a:99999/')).toBe(host === 'app' ? 200 : 404);
  },
);
