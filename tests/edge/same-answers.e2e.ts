import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CACHE_FOREVER, FILE_HEADERS, HTTPS_HEADERS } from '../../tools/serve/headers.ts';
import { startServe } from '../../tools/shared/start-serve.ts';
import { expect } from '../support/e2e.ts';
import { type Answer, type SendOptions, send, test } from './edge-test.ts';

const NO_SCREENS = ['/nowhere', '/assets/'];

function addresses() {
  const routes = [...readFileSync('src/route-tree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g)];
  const screens = routes
    .map(([, path = '']) => path.replace(/\{-?(\$\w+)\}/g, '$1').replace(/\$\w+/g, 'a%20b'))
    .flatMap((path) => [path, `${path}?world=default`]);
  const games = [
    '/gameView/https%3A%2F%2Fgames.example.com%2Fa.html',
    '/gameView/a.b',
    '/allgame/slots',
    ...NO_SCREENS,
  ];
  const built = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice('dist'.length))
    .filter((name) => !/^\/\.vite\/|^\/_|\.(?:br|gz|zst)$/.test(name));
  const byKind = new Map(
    built.map((name) => [/^\/assets\//.test(name) ? name.split('.').at(-1) : name, name]),
  );
  const missing = ['/assets/gone-1234567.js', '/assets/', '/ads.txt', '/payments/none.png', '/favicon.ico'];
  const hidden = ['/.vite/manifest.json', '/_headers', '/_redirects'];
  return { screens: [...new Set([...screens, ...games])], files: [...byKind.values()], missing, hidden };
}

const nameOf = new Map(
  readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .map((path) => [createHash('sha256').update(readFileSync(path)).digest('hex'), path]),
);

/** Plain HTTP, because `npm start` has no TLS. */
async function sendPlain(address: string, path: string, options: SendOptions = {}): Promise<Answer> {
  const answer = await fetch(address + path, { ...options, redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body };
}

/** Computes the answer of Cloudflare or Netlify from `_headers`, `_redirects` and 404.html. */
function asStaticHost(path: string): Answer {
  const { _headers = '', _redirects = '' } = Object.fromEntries(
    ['_headers', '_redirects'].map((name) => [name, readFileSync(`dist/${name}`, 'utf8')]),
  );
  const [pathname = ''] = path.split('?');
  const matches = (rule: string) =>
    rule.endsWith('*') ? pathname.startsWith(rule.slice(0, -1)) : pathname === rule;
  const rule = _redirects
    .split('\n')
    .find((line) => matches(line.split(/ +/)[0] ?? ''))
    ?.split(/ +/);
  const wanted = rule ? `${rule[1]}.html` : pathname === '/' ? '/index.html' : pathname;
  const isThere = [...nameOf.values()].includes(`dist${wanted}`);
  const headers: Record<string, string> = {};
  for (const block of _headers.trimEnd().split(/\n(?=\/)/)) {
    const [at = '', ...lines] = block.split('\n');
    if (matches(at))
      for (const line of lines) {
        const [, name = '', value = ''] = /^ +([^:]+): (.*)$/.exec(line) ?? [];
        headers[name] = value;
      }
  }
  return {
    status: isThere ? 200 : 404,
    headers,
    body: readFileSync(`dist${isThere ? wanted : '/404.html'}`),
  };
}

const SENT = [...Object.keys(FILE_HEADERS), ...Object.keys(HTTPS_HEADERS)].toSorted();

function seen({ status, headers, body }: Answer) {
  const isFile = status === 200;
  return {
    status,
    // The body for a missing file may differ by server, but none may be cached.
    file: isFile
      ? (nameOf.get(createHash('sha256').update(body).digest('hex')) ?? 'nothing of the build')
      : '',
    isKept: isFile && headers['cache-control'] === CACHE_FOREVER,
    headers: isFile ? SENT.map((name) => `${name}: ${headers[name] ?? ''}`) : [],
  };
}

test('SHP-02 nginx, Caddy, a static host and npm start answer every address of the build in the same way', async ({
  servers,
}) => {
  const { screens, files, missing, hidden } = addresses();
  const all = [...screens, ...files, ...missing, ...hidden];
  expect([screens.length > 40, files.length > 15]).toEqual([true, true]);
  const local = await startServe({});
  try {
    const differences: unknown[] = [];
    for (const path of all) {
      const nginx = seen(await send(servers.nginx.address, path));
      const caddy = seen(await send(servers.caddy.address, path));
      const plain = await sendPlain(local.address, path);
      // `npm start` does not send this header, because browsers ignore it over plain HTTP.
      const start = seen({
        ...plain,
        headers: {
          ...plain.headers,
          'strict-transport-security': HTTPS_HEADERS['strict-transport-security'] ?? '',
        },
      });
      // Static hosts redirect `/index.html`, read the hidden files themselves and answer unknown screens with 404.html.
      const isTheirs = /\.html$/.test(path) || hidden.includes(path) || NO_SCREENS.includes(path);
      const host = isTheirs ? nginx : seen(asStaticHost(path));
      for (const [name, other] of Object.entries({ caddy, start, host }))
        if (JSON.stringify(other) !== JSON.stringify(nginx)) differences.push({ path, name, other, nginx });
    }
    expect(differences).toEqual([]);
    console.info(`${all.length} addresses on four servers.`);
  } finally {
    await local.stop();
  }
});

test('SHP-02 nginx, Caddy and npm start pass on the same addresses to the backend, and hide the console', async ({
  servers,
  world,
}) => {
  const local = await startServe({});
  try {
    const passed = [
      ['POST', '/ping'],
      ['POST', '/v1/pb/list'],
      ['POST', '/deposit'],
      ['POST', '/nothing'],
      ['OPTIONS', '/user/login'],
      ['DELETE', '/ping'],
      ['GET', '/resources/none.svg'],
      ['GET', '/bank/abcdefghjkmnpqrstuvw'],
      ['GET', '/games/none'],
      ['GET', '/socket.io/?EIO=4&transport=polling'],
    ] as const;
    for (const [method, path] of passed) {
      const options = {
        method,
        headers: { 'x-mock-world': world.id, 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      };
      const answers = [
        await send(servers.nginx.address, path, options),
        await send(servers.caddy.address, path, options),
        await sendPlain(local.address, path, options),
      ];
      const reported = answers.map(({ status, headers }) => [
        status,
        headers['content-type'],
        headers['cache-control'],
      ]);
      expect(reported, `${method} ${path}`).toEqual([reported[2], reported[2], reported[2]]);
      for (const { headers } of answers)
        expect(headers['content-security-policy'] ?? '', path).not.toBe(
          FILE_HEADERS['content-security-policy'],
        );
    }
    for (const [path, method] of [
      ['/__mock', 'GET'],
      ['/__mock/reset', 'POST'],
      ['/healthz', 'GET'],
    ] as const) {
      const options = {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: '{}' }),
      };
      const reported = [
        await send(servers.nginx.address, path, options),
        await send(servers.caddy.address, path, options),
        await sendPlain(local.address, path, options),
      ];
      expect([path, ...reported.map(({ status }) => status)]).toEqual([path, 404, 404, 200]);
    }
  } finally {
    await local.stop();
  }
});
