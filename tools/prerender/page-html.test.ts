import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageHtml, webManifest } from './page-html.ts';

const page = { release: 'r', releasedAt: 1, script: '/a.js', renderer: '/r.js', boot: '', css: '', root: '' };

test('LOB-01 data baked into the page neither ends its script nor begins another, and is read as it was', () => {
  const baked = {
    '</script><script>a()</script>': ['<!--<script>', '</SCRIPT ', '<', '\\u003c', '"</script>"', ']]><b>'],
  };
  const html = pageHtml({ ...page, baked });
  const [, text = '', behind = ''] = /id="baked">([^<]*)(<[^>]*>)/.exec(html) ?? [];
  expect(behind).toBe('</script>');
  expect(JSON.parse(text)).toEqual(baked);
  const bare = pageHtml({ ...page, baked: ['x'] });
  expect(html.split('<').length).toBe(bare.split('<').length);
});

const manifest = JSON.parse(webManifest());

/** Type and size in px from the picture's own header (PNG: IHDR; JPEG: the start of its frame). */
function pictureFacts(file: Buffer): { type: string; sizes: string } {
  if (file.toString('latin1', 1, 4) === 'PNG')
    return { type: 'image/png', sizes: `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` };
  if (file.readUInt16BE(0) !== 0xffd8) throw new Error('Neither PNG nor JPEG.');
  let at = 2;
  while (![0xc0, 0xc1, 0xc2].includes(file.readUInt8(at + 1))) at += 2 + file.readUInt16BE(at + 2);
  return { type: 'image/jpeg', sizes: `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}` };
}

test('PLR-01 each icon and screenshot of the manifest is there, with the type and size it states', () => {
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type !== 'image/svg+xml');
  expect(existsSync('src/public/icon.svg')).toBe(true);
  for (const { src, sizes, type } of [...drawn, ...manifest.screenshots])
    expect({ src, ...pictureFacts(readFileSync(join('src/public', src))) }).toEqual({ src, sizes, type });
  const purposes = drawn.map(({ sizes, purpose = 'any' }: Record<string, string>) => `${sizes} ${purpose}`);
  expect(purposes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  expect(pictureFacts(readFileSync('src/public/apple-touch-icon.png'))).toMatchObject({ sizes: '180x180' });
});

test('PLR-01 each shortcut of the manifest is an address of the app', () => {
  const routes = readFileSync('src/route-tree.gen.ts', 'utf8');
  expect(manifest.shortcuts.length).toBeGreaterThan(0);
  for (const { url } of manifest.shortcuts) expect(routes).toContain(`  '${url}': typeof `);
});
