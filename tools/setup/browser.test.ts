import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { browserPath, rememberBrowser } from './browser.mjs';

const root = folderOfTest();

test('a browser that was found is remembered until it is gone, and the environment overrules it', () => {
  expect(browserPath(root(), {})).toBeUndefined();
  const path = root('chrome');
  writeFileSync(path, '');
  rememberBrowser(root(), path);
  expect(browserPath(root(), {})).toBe(path);
  expect(browserPath(root(), { CHROMIUM_PATH: '/other', PLAYWRIGHT_CHROMIUM_PATH: '/third' })).toBe('/other');
  expect(browserPath(root(), { CHROMIUM_PATH: '', PLAYWRIGHT_CHROMIUM_PATH: '/third' })).toBe('/third');
  rmSync(path);
  expect(browserPath(root(), {})).toBeUndefined();
});
