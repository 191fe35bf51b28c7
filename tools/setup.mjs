/**
 * Runs before each command: checks Node and the folder, installs missing packages, lets git run the project's hooks,
 * and with `--browser` finds or installs a browser. Plain Node, because it runs before any package is installed. Prints
 * nothing when there is nothing to do.
 *
 * node tools/setup.mjs --browser --build -- FILE [ARGUMENTS]: also builds when dist/ is not up to date, then runs FILE
 * with the Node of the packages. Commands that a signal stops (start, test, dev, mock) have a `pre` script instead.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { provideBrowser } from './setup/browser.mjs';
import { folderProblem } from './setup/folder.mjs';
import { installPackages, staleReason } from './setup/packages.mjs';
import { takeTurn } from './shared/turn.mjs';

const OLDEST_NODE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} line */
function stop(line) {
  console.error(line);
  process.exit(1);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) {
  stop(
    `Copihue needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}. Get one at https://nodejs.org.`,
  );
}

const misplaced = folderProblem(root);
if (misplaced) stop(misplaced);

try {
  accessSync(root, constants.W_OK);
} catch {
  stop(`Copihue cannot write into ${root}. Copy the project to a folder of yours and run the command again.`);
}

if (staleReason(root)) {
  const turn = takeTurn(root, 'install');
  // Another command may have installed them while this one waited.
  const reason = staleReason(root);
  if (reason) console.log(`Installing packages (${reason}). The first time takes about a minute.`);
  const problem = reason && installPackages(root);
  if (existsSync(join(root, '.git')))
    spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks'], { cwd: root, stdio: 'ignore' });
  turn.end();
  if (problem) stop(problem);
}

const end = process.argv.indexOf('--');
// How a command is used needs neither a browser nor a build.
const options = end < 0 ? process.argv : process.argv.at(-1) === '--help' ? [] : process.argv.slice(0, end);
const commands = [
  ...(options.includes('--build') ? [['tools/build.ts', '--if-stale']] : []),
  ...(end < 0 ? [] : [process.argv.slice(end + 1)]),
];

/** @param {string[]} command @returns {Promise<number>} */
function run(command) {
  const own = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const child = spawn(existsSync(own) ? own : process.execPath, command, { cwd: root, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child too.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 130));
  });
}

if (options.includes('--browser')) {
  const problem = provideBrowser(root);
  // Not fatal: only the browser tests need a browser, and their step prints this line again.
  if (problem) console.error(problem);
}

for (const command of commands) {
  const code = await run(command);
  if (code !== 0) process.exit(code);
}
