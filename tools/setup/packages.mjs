import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import process from 'node:process';

const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|network/;

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * The reason why node_modules does not match package-lock.json, or undefined when it does. Compares contents, because a
 * fresh checkout makes each file new, and a lockfile can change back.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined}
 */
export function staleReason(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or broken. Restore it with git.');
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  if (!installed) return 'none are installed yet';
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    // Packages for other systems are in the lockfile but never installed here.
    if (!found && (entry.optional || entry.devOptional)) continue;
    if (found?.version !== entry.version) return `${path.replace(/^.*node_modules\//, '')} changed`;
  }
  if (!existsSync(join(root, 'node_modules/.bin/node'))) return 'the Node 24 runtime is missing';
  return undefined;
}

/**
 * npm as it was started, but never on the Node inside node_modules, which the installation replaces.
 *
 * @returns {[command: string, ...args: string[]]}
 */
function npmCommand() {
  const script = process.env.npm_execpath;
  return script && existsSync(script) ? [process.env.npm_node_execpath ?? process.execPath, script] : ['npm'];
}

/** @param {string} root */
function pathWithoutPackages(root) {
  const bin = resolve(root, 'node_modules/.bin');
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => resolve(folder) !== bin)
    .join(delimiter);
}

/**
 * npm's cache folder, or a folder in the project when npm's own cannot be written, as on a read-only home.
 *
 * @param {string} root the project's folder
 * @param {string} [usual] npm's own place
 * @returns {string}
 */
export function packageCache(root, usual = process.env.npm_config_cache || join(homedir(), '.npm')) {
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return usual;
  } catch {
    return join(root, '.cache/npm');
  }
}

/**
 * Installs the packages of the lockfile, with the development packages for any NODE_ENV.
 *
 * @param {string} root the project's folder
 * @returns {string | undefined} one line about a failure
 */
export function installPackages(root) {
  const [command, ...first] = npmCommand();
  const options = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  options.push(`--cache=${packageCache(root)}`);
  // Without a connection npm would try for minutes.
  options.push('--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=4000');
  const { status, stderr, error } = spawnSync(command, [...first, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, PATH: pathWithoutPackages(root) },
    shell: process.platform === 'win32' && first.length === 0,
  });
  if (error) {
    return `npm could not be started: ${error.message}. Install Node with npm and run the command again.`;
  }
  if (status !== 0 && OFFLINE.test(stderr)) {
    return 'Packages could not be installed: the registry does not answer. Check the connection and run the command again.';
  }
  process.stderr.write(stderr);
  if (status !== 0) {
    return `Packages could not be installed: npm ci ended with ${status}. Its own message stands above.`;
  }
  if (!existsSync(join(root, 'node_modules/.bin/node'))) {
    return 'The Node 24 runtime was not installed, because npm skipped its install script. Run: npm rebuild node --ignore-scripts=false';
  }
  return undefined;
}
