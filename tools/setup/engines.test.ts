import { beforeEach, expect, test, vi } from 'vitest';
import { findEngine, provideEngine } from './engines.ts';

const machine = vi.hoisted(() => ({ files: new Set<string>(), installs: [] as string[] }));

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: (path: string) => machine.files.has(path),
  readdirSync: () => ['x86_64-linux-gnu'],
}));
vi.mock('playwright', () => ({
  firefox: { executablePath: () => '/own/firefox' },
  webkit: { executablePath: () => '/own/webkit' },
}));
vi.mock('./browser.mjs', () => ({
  browserPath: () => undefined,
  NO_BROWSER: '',
  installPlaywrightBrowser: (_root: string, name: string) => machine.installs.push(name),
  installDebianPackages: (...names: string[]) => machine.installs.push(...names),
}));

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

beforeEach(() => {
  machine.files.clear();
  machine.installs.length = 0;
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

test("Playwright's own browser engine is used before Debian's", () => {
  machine.files.add('/usr/bin/firefox-esr');
  expect(findEngine('firefox', '/')).toEqual({ by: 'bidi', path: '/usr/bin/firefox-esr' });
  machine.files.add('/own/firefox');
  expect(findEngine('firefox', '/')).toEqual({ by: 'playwright' });
});

test("Debian's WebKit needs its driver, a display and a bus", () => {
  for (const file of ['/usr/lib', MINI_BROWSER, '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'])
    machine.files.add(file);
  expect(findEngine('webkit', '/')).toBeUndefined();
  machine.files.add('/usr/bin/dbus-run-session');
  expect(findEngine('webkit', '/')).toEqual({
    by: 'webdriver',
    driver: '/usr/bin/WebKitWebDriver',
    browser: MINI_BROWSER,
  });
  expect(provideEngine('webkit', '/')).toBeUndefined();
  expect(machine.installs).toEqual([]);
});

test('a browser engine that cannot be installed is named with how to get it, after both ways were tried', () => {
  expect(provideEngine('firefox', '/')).toMatch(
    /^firefox could not be installed.*apt-get install firefox-esr/,
  );
  expect(machine.installs).toEqual(['firefox', 'firefox-esr']);
});
