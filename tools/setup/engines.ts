import { existsSync, readdirSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { browserPath, installDebianPackages, installPlaywrightBrowser, NO_BROWSER } from './browser.mjs';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** Playwright drives its own engines. Each of Debian's engines needs its own protocol. */
export type FoundEngine =
  | { by: 'playwright' }
  | { by: 'bidi'; path: string }
  | { by: 'webdriver'; driver: string; browser: string };

const DEBIAN = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'dbus'] } as const;
const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';
const DEBIAN_WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/dbus-run-session'] as const;

/** The library's folder has the machine and the version in its name. */
function findMiniBrowser(): string | undefined {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
    )
    .find((path) => existsSync(path));
}

export function findEngine(engine: Engine, root: string): FoundEngine | undefined {
  if (engine === 'chromium') return browserPath(root) ? { by: 'playwright' } : undefined;
  if (existsSync({ firefox, webkit }[engine].executablePath())) return { by: 'playwright' };
  if (engine === 'firefox')
    return existsSync(DEBIAN_FIREFOX) ? { by: 'bidi', path: DEBIAN_FIREFOX } : undefined;
  const browser = findMiniBrowser();
  if (!browser || !DEBIAN_WEBKIT.every((path) => existsSync(path))) return undefined;
  return { by: 'webdriver', driver: DEBIAN_WEBKIT[0], browser };
}

/**
 * Installs a missing engine: Playwright's own, or Debian's packages.
 * @returns one line with the missing part and how to get it, when the installation failed
 */
export function provideEngine(engine: Engine, root: string): string | undefined {
  if (findEngine(engine, root)) return undefined;
  // The setup before this command has already tried to install Chromium.
  if (engine === 'chromium') return NO_BROWSER;
  console.log(`Installing ${engine} for the journeys. This happens once and takes a few minutes.`);
  installPlaywrightBrowser(root, engine);
  if (!findEngine(engine, root)) installDebianPackages(...DEBIAN[engine]);
  if (findEngine(engine, root)) return undefined;
  return `${engine} could not be installed. Install it (npx playwright install --with-deps ${engine}, or on Debian: apt-get install ${DEBIAN[engine].join(' ')}), then run the command again.`;
}
