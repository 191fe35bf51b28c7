import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FILE_HEADERS, HTTPS_HEADERS, hostFiles } from '../serve/headers.ts';
import { screenAddresses } from './screens.ts';

const { _headers = '', _redirects = '' } = hostFiles(screenAddresses());
const rules = _redirects
  .trimEnd()
  .split('\n')
  .map((rule) => rule.split(/ +/));

/** As Cloudflare and Netlify read a rule: `*` is any number of characters. */
const pageOf = (address: string) =>
  rules.find(([from = '']) =>
    from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === from,
  )?.[1] ?? 'no rule';

test('SHP-02 a static host sends the frame for every screen, and what else there is as it is', () => {
  const routes = [...readFileSync('src/route-tree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const screens = routes.flatMap((path) =>
    path.includes('{-')
      ? [path.replace(/\/\{-.*/, ''), path.replace(/\{-.*/, 'slots')]
      : path.replace(/\$\w+/, 'https%3A%2F%2Fgames.example%2Fa.html'),
  );
  expect(screens.length).toBeGreaterThan(20);
  for (const screen of new Set(screens.map((path) => path.replace(/(?!^)\/$/, ''))))
    expect([screen, pageOf(screen)]).toEqual([screen, screen === '/' ? 'no rule' : '/shell']);
  // Cloudflare applies rules before it looks for a file.
  for (const file of ['/index.html', '/shell', '/sw.js', '/manifest.webmanifest', '/assets/index-1.js'])
    expect([file, pageOf(file)]).toEqual([file, 'no rule']);
  expect(rules.every(([, , status]) => status === '200')).toBe(true);
});

test('SHP-02 a static host sends the headers of every file, and keeps only files with a hash in their name', () => {
  const byPath = Object.fromEntries(
    _headers
      .trimEnd()
      .split(/\n(?=\/)/)
      .map((rule) => rule.split(/\n {2}/))
      .map(([path = '', ...lines]) => [path, Object.fromEntries(lines.map((line) => line.split(/: (.*)/)))]),
  );
  expect(byPath).toEqual({
    '/*': { ...FILE_HEADERS, ...HTTPS_HEADERS },
    '/assets/*': { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  // No meta tag can say it: without the header any page may frame the app.
  expect(byPath['/*']?.['content-security-policy']).toContain("frame-ancestors 'none'");
});
