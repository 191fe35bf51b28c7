import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { releaseHash } from '../shared/release-hash.ts';
import { readStaticFiles } from './static-files.ts';

test('SHP-04 a page that is changed as it is served is one that the worker knows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-pages-'));
  const pages = { '/index.html': '<p>Home</p>', '/shell.html': '<p>Screen</p>' };
  for (const [path, html] of Object.entries(pages)) writeFileSync(join(folder, path), html);
  const hashes = Object.values(pages).map(releaseHash);
  for (const name of ['sw.js', 'version.json'])
    writeFileSync(join(folder, name), `store(${JSON.stringify(hashes)})`);

  const files = readStaticFiles(
    folder,
    () => false,
    (html) => `${html}<script src="/link.js"></script>`,
  );
  const server = createServer((request, response) => void files.serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();
  const served = await Promise.all(Object.keys(pages).map(ask));
  expect(served[0]).toContain('link.js');
  for (const path of ['/sw.js', '/version.json'])
    expect(await ask(path)).toBe(`store(${JSON.stringify(served.map(releaseHash))})`);
});
