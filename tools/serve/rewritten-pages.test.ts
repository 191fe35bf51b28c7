import { writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { startHost } from '../../tests/support/release-host.ts';
import { releaseHash } from '../shared/release-hash.ts';
import { readStaticFiles } from './static-files.ts';

const folder = folderOfTest();

test('SHP-04 a page that is changed as it is served is one that the worker knows', async () => {
  const pages = { '/index.html': '<p>Home</p>', '/shell.html': '<p>Screen</p>' };
  for (const [path, html] of Object.entries(pages)) writeFileSync(folder(path), html);
  const hashes = Object.values(pages).map(releaseHash);
  for (const name of ['sw.js', 'version.json'])
    writeFileSync(folder(name), `store(${JSON.stringify(hashes)})`);

  const files = readStaticFiles(
    folder(),
    () => false,
    (html) => `${html}<script src="/link.js"></script>`,
  );
  const { address, close } = await startHost('http://127.0.0.1', files.serve);
  onTestFinished(close);
  const ask = async (path: string) => (await fetch(address + path)).text();
  const served = await Promise.all(Object.keys(pages).map(ask));
  expect(served[0]).toContain('link.js');
  for (const path of ['/sw.js', '/version.json'])
    expect(await ask(path)).toBe(`store(${JSON.stringify(served.map(releaseHash))})`);
});
