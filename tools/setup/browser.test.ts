import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { browserPath, knownPlaces, namedBrowser, rememberBrowser } from './browser.mjs';

const root = folderOfTest();

test('the environment goes first, CHROMIUM_PATH before PLAYWRIGHT_CHROMIUM_PATH; an empty variable names nothing', () => {
  expect(namedBrowser({ CHROMIUM_PATH: '/a', PLAYWRIGHT_CHROMIUM_PATH: '/b' })).toMatchObject({ path: '/a' });
  expect(namedBrowser({ CHROMIUM_PATH: '', PLAYWRIGHT_CHROMIUM_PATH: '/b' })).toMatchObject({ path: '/b' });
  expect(namedBrowser({})).toBeUndefined();
});

test("Playwright's own browser goes before the system's, of which the one without windows is first", () => {
  expect(knownPlaces('/own/chrome').slice(0, 3)).toEqual([
    '/own/chrome',
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ]);
});

test('a found browser is remembered until it is gone, and the environment overrules it', () => {
  expect(browserPath(root(), {})).toBeUndefined();
  const path = root('chrome');
  writeFileSync(path, '');
  rememberBrowser(root(), path);
  expect(browserPath(root(), {})).toBe(path);
  expect(browserPath(root(), { CHROMIUM_PATH: '/other' })).toBe('/other');
  rmSync(path);
  expect(browserPath(root(), {})).toBeUndefined();
});
