import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

const VARIABLES = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_PATH'];

/** Debian's Chromium without windows. A page takes a third less time, because no window is drawn. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const NO_BROWSER =
  'No Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one, then run the command again.';

/**
 * The browser that the environment names. If it does not work, no other one is tried.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ variable: string, path: string } | undefined}
 */
export function namedBrowser(env) {
  for (const variable of VARIABLES) {
    const path = env[variable];
    if (path) return { variable, path };
  }
  return undefined;
}

/**
 * Possible places of a browser, best first: Playwright's own download, then the system's.
 *
 * @param {string} own where Playwright would store its own
 * @returns {string[]}
 */
export function knownPlaces(own) {
  return [own, ...KNOWN_PLACES];
}

/** @param {string} root */
function cacheFile(root) {
  return join(root, 'node_modules/.cache/copihue/browser.json');
}

/**
 * Stores the found browser for later test runs.
 *
 * @param {string} root the project's folder
 * @param {string} path the browser's executable
 */
export function rememberBrowser(root, path) {
  mkdirSync(dirname(cacheFile(root)), { recursive: true });
  writeFileSync(cacheFile(root), `${JSON.stringify({ path })}\n`);
}

/**
 * A browser with windows, for watching a test.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined}
 */
export function shownBrowserPath(root) {
  const path = browserPath(root);
  return path === HEADLESS_SHELL ? '/usr/bin/chromium' : path;
}

/**
 * The browser from the environment, or the one that setup found.
 *
 * @param {string} root the project's folder
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined} undefined when setup found none or it was removed
 */
export function browserPath(root, env = process.env) {
  const named = namedBrowser(env);
  if (named) return named.path;
  try {
    const { path } = JSON.parse(readFileSync(cacheFile(root), 'utf8'));
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
