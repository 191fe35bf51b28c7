import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { browserPath, knownPlaces, NO_BROWSER, namedBrowser, rememberBrowser } from './browser.mjs';

const VERSION_TIMEOUT_MS = 20_000;
const INSTALL_TIMEOUT_MS = 10 * 60_000;

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

/** @param {string} root */
function find(root) {
  const { chromium } = createRequire(resolve(root, 'package.json'))('playwright');
  return knownPlaces(chromium.executablePath()).find(starts);
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
  if (named)
    return starts(named.path) ? undefined : `${named.variable} names ${named.path}, which does not start.`;
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
