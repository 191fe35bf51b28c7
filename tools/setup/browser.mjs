import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

/** Debian's Chromium without windows. A page takes a third less time, because no window is drawn. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Those of the system, best first. */
const SYSTEM_BROWSERS = [
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

const VERSION_TIMEOUT_MS = 20_000;
const INSTALL_TIMEOUT_MS = 10 * 60_000;

/**
 * The browser that the environment names. If it does not work, no other one is tried.
 *
 * @param {Record<string, string | undefined>} env
 */
const namedBrowser = (env) => env.CHROMIUM_PATH || env.PLAYWRIGHT_CHROMIUM_PATH;

/** @param {string} root */
const cacheFile = (root) => join(root, 'node_modules/.cache/copihue/browser.json');

/**
 * Stores the found browser for later test runs.
 *
 * @param {string} root the project's folder
 * @param {string} path
 */
function rememberBrowser(root, path) {
  mkdirSync(dirname(cacheFile(root)), { recursive: true });
  writeFileSync(cacheFile(root), `${JSON.stringify({ path })}\n`);
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
  if (named) return named;
  try {
    const { path } = JSON.parse(readFileSync(cacheFile(root), 'utf8'));
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A browser with windows, for watching a test.
 *
 * @param {string} root the project's folder
 */
export function shownBrowserPath(root) {
  const path = browserPath(root);
  return path === HEADLESS_SHELL ? '/usr/bin/chromium' : path;
}

/**
 * A browser without its libraries exists but does not start.
 *
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows Chrome opens a window when it is asked for its version.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { timeout: VERSION_TIMEOUT_MS, stdio: 'ignore' }).status === 0;
}

/**
 * Playwright's own download goes before the system's.
 *
 * @param {string} root
 */
function find(root) {
  const { chromium } = createRequire(resolve(root, 'package.json'))('playwright');
  return [chromium.executablePath(), ...SYSTEM_BROWSERS].find(starts);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function run(command, args, env) {
  const timeout = INSTALL_TIMEOUT_MS;
  return spawnSync(command, args, { stdio: 'ignore', timeout, env: { ...process.env, ...env } }).status === 0;
}

/**
 * Installs Playwright's own build of a browser.
 *
 * @param {string} root the project's folder
 * @param {'chromium' | 'firefox' | 'webkit'} name
 */
export function installPlaywrightBrowser(root, name) {
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', name]);
}

/**
 * Installs Debian packages as root, or with a sudo that needs no password. Does nothing on other systems.
 *
 * @param {...string} names
 */
export function installDebianPackages(...names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  /** @param {string[]} args */
  const apt = (...args) => {
    const [command = '', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest, { DEBIAN_FRONTEND: 'noninteractive' });
  };
  if (apt('update')) apt('install', '-y', ...names);
}

/**
 * Finds or installs a browser for the tests, and remembers it.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} one line about how to get a browser when there is none
 */
export function provideBrowser(root) {
  const named = namedBrowser(process.env);
  if (named) return starts(named) ? undefined : `CHROMIUM_PATH names ${named}, which does not start.`;
  if (browserPath(root)) return undefined;

  let found = find(root);
  if (!found) console.log('Installing a browser for the tests. This happens once.');
  for (const install of [
    () => installPlaywrightBrowser(root, 'chromium'),
    () => installDebianPackages('chromium-headless-shell'),
    () => installDebianPackages('chromium'),
  ]) {
    if (found) break;
    install();
    found = find(root);
  }
  if (!found) return NO_BROWSER;
  rememberBrowser(root, found);
  return undefined;
}
