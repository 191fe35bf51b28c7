/**
 * Runs before npm start, test, dev, mock and generate: checks Node and the folder, installs missing packages, lets git
 * run the project's hooks, and with `--browser` finds or installs a browser. It is plain Node, because it runs before
 * any package is installed.
 * Silent when there is nothing to do.
 */
import { accessSync, constants } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { folderProblem } from './setup/folder.mjs';
import { switchOnHooks } from './setup/hooks.mjs';
import { installPackages, staleReason } from './setup/packages.mjs';
import { provideBrowser } from './setup/provide-browser.mjs';
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
  // Another command may have installed them meanwhile.
  const reason = staleReason(root);
  if (reason) console.log(`Installing packages (${reason}). The first time takes about a minute.`);
  const problem = reason && installPackages(root);
  turn.end();
  if (problem) stop(problem);
}

switchOnHooks(root, process.env);

if (process.argv.includes('--browser')) {
  const problem = provideBrowser(root);
  // Not fatal: everything but the journeys runs without a browser, and that step repeats this line.
  if (problem) console.error(problem);
}
