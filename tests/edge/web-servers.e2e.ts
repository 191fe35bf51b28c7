import { readdirSync, readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import { CACHE_FOREVER, FILE_HEADERS, HTTPS_HEADERS } from '../../tools/serve/headers.ts';
import { freePort } from '../../tools/shared/start-serve.ts';
import { expect } from '../support/e2e.ts';
import { nextRelease } from '../support/next-release.ts';
import { send, test } from './edge-test.ts';
import { startCaddy, startNginx, startNginxBeforeMocks } from './start-web-server.ts';

const ENDINGS = { br: '.br', gzip: '.gz', zstd: '.zst' } as const;
const SCREENS = ['/deposit', '/allgame/slots', '/me', '/gameView/https%3A%2F%2Fgames.example.com%2Fa.html'];
const jsonOf = (body: Buffer) => JSON.parse(body.toString('utf8'));
const assetThat = (ending: string) => readdirSync('dist/assets').find((name) => name.endsWith(ending)) ?? '';
const script = assetThat('.js');
const face = assetThat('.woff2');

const SERVERS = [
  { name: 'nginx', encodings: ['br', 'gzip'] },
  { name: 'caddy', encodings: ['zstd', 'br', 'gzip'] },
] as const;

for (const { name, encodings } of SERVERS) {
  test(`SHP-02 ${name} sends each page and file as it was built, compressed, with its headers`, async ({
    servers,
  }) => {
    const { address } = servers[name];
    const files = [
      ['/', 'index.html', 'no-cache'],
      ['/shell.html', 'shell.html', 'no-cache'],
      ['/sw.js', 'sw.js', 'no-cache'],
      [`/assets/${script}`, `assets/${script}`, CACHE_FOREVER],
      ...SCREENS.map((screen) => [screen, 'shell.html', 'no-cache']),
    ] as const;
    for (const [path, file = '', caching] of files) {
      const plain = await send(address, path);
      expect(plain.status, path).toBe(200);
      expect(plain.body.equals(readFileSync(`dist/${file}`)), `${path} is ${file}`).toBe(true);
      expect(plain.headers, path).toMatchObject({
        ...FILE_HEADERS,
        ...HTTPS_HEADERS,
        'cache-control': caching,
      });
      expect(plain.headers['content-type'], path).toMatch(
        file.endsWith('.html') ? /^text\/html; ?charset=utf-8$/i : /javascript; ?charset=utf-8$/i,
      );
      for (const encoding of encodings) {
        const packed = await send(address, path, { headers: { 'accept-encoding': encoding } });
        expect(packed.headers, `${path} ${encoding}`).toMatchObject({ 'content-encoding': encoding });
        expect(packed.headers.vary, path).toMatch(/accept-encoding/i);
        expect(
          packed.body.equals(readFileSync(`dist/${file}${ENDINGS[encoding]}`)),
          `${path} ${encoding}`,
        ).toBe(true);
      }
      const etag = plain.headers.etag ?? '';
      const again = await send(address, path, { headers: { 'if-none-match': etag } });
      expect([etag !== '', again.status, again.body.length], `${path} is asked about`).toEqual([
        true,
        304,
        0,
      ]);
    }
    expect((await send(address, `/assets/${face}`)).headers, 'the face').toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': CACHE_FOREVER,
    });
    const manifest = await send(address, '/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
    // A cached 404 would hide the script after its release comes back.
    const gone = await send(address, '/assets/gone-12345678.js');
    expect([gone.status, gone.headers['cache-control'] ?? 'no-cache']).toEqual([404, 'no-cache']);
  });

  test(`SHP-02 ${name} passes on calls, pictures, games and the socket, and says who calls`, async ({
    servers,
    world,
  }) => {
    const { address } = servers[name];
    const headers = { 'content-type': 'application/json', lang: 'en', 'x-mock-world': world.id };
    const call = (path: string, body: unknown, more: Record<string, string> = {}) =>
      send(address, path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });

    const login = await call('/user/login', {
      country: 'CL',
      username: '912345678',
      password: 'Copihue2026',
    });
    const { token } = jsonOf(login.body).data;
    const pig = await call('/v1/pig/load', {}, { token });
    expect([pig.status, jsonOf(pig.body).success]).toEqual([200, true]);
    const balance = await call('/wallet/balance', {}, { token });
    // An answer is private, so only the backend's cache header passes. It is no page, so no page header is added.
    expect([balance.headers['cache-control'], balance.headers['content-security-policy']]).toEqual([
      'no-store',
      undefined,
    ]);

    const list = await call('/game/list', { country: 'CL', category: 'hot', pageNum: 1, pageSize: 1 });
    const [game] = jsonOf(list.body).data.list;
    const cover = await send(address, new URL(game.cover, address).pathname, { headers });
    expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    const url = jsonOf((await call('/game/url', { gameId: game.id }, { token })).body).data.url;
    // The mock must know the outer scheme and host, because a page on https cannot frame http.
    expect(new URL(url).origin).toBe(address);
    const page = await send(address, new URL(url).pathname + new URL(url).search, { headers });
    expect([
      page.status,
      /frame-ancestors 'none'/.test(page.headers['content-security-policy'] ?? ''),
    ]).toEqual([200, false]);

    const socket = io(address, {
      transports: ['websocket'],
      rejectUnauthorized: false,
      extraHeaders: { 'x-mock-world': world.id },
      reconnection: false,
    });
    try {
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', () => resolve()).once('connect_error', reject);
      });
      expect(socket.io.engine.transport.name).toBe('websocket');
    } finally {
      socket.close();
    }
  });

  test(`SHP-02 ${name} sends the next release at once when the link has changed`, async ({ servers }) => {
    const server = servers[name];
    server.release(nextRelease('second'));
    try {
      expect((await send(server.address, '/')).body.toString()).toContain('content="second"');
      expect((await send(server.address, `/assets/${script}`)).status, 'a file of the release before').toBe(
        404,
      );
    } finally {
      server.release('dist');
    }
  });
}

test('SHP-02 nginx behind a load balancer knows the caller, whatever the caller says itself', async ({
  servers,
}) => {
  const { address, logs } = servers.nginx;
  const headers = { 'x-forwarded-for': '198.51.100.9, 198.51.100.7' };
  await send(address, '/ping', { method: 'POST', headers, body: '{}' });
  await expect.poll(logs).toMatch(/^198\.51\.100\.7 .*"POST \/ping" 200/m);
});

test('SHP-02 no web server writes a query or a token into its logs, whether the backend answers or not', async ({
  servers,
}) => {
  const [main, gateway, third] = [await freePort(), await freePort(), await freePort()];
  const withoutBackend = await Promise.all([
    startNginx({ main, gateway }),
    startCaddy({ main, gateway }),
    startNginxBeforeMocks([main, gateway, third]),
  ]);
  try {
    for (const server of [servers.nginx, servers.caddy, ...withoutBackend]) {
      const sendTo = server.address.startsWith('https')
        ? send
        : (to: string, path: string, how: object) => fetch(to + path, how);
      for (const path of ['/socket.io/', '/games/slots', '/v1/pig/load', '/deposit']) {
        const headers = { token: 'tk_secret', referer: `${server.address}/?token=tk_secret` };
        for (const method of ['GET', 'POST'])
          await sendTo(server.address, `${path}?EIO=4&transport=polling&token=tk_secret`, {
            method,
            headers,
          });
      }
      await expect.poll(server.logs).toContain('/v1/pig/load');
      await expect.poll(server.logs).toContain('/socket.io/');
      expect(server.logs()).not.toMatch(/tk_secret|token=|transport/);
    }
  } finally {
    await Promise.all(withoutBackend.map((server) => server.stop()));
  }
});
