// This is a file of its own, so that its test needs no setup.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const ASK_AGAIN_MS = 200;
/** No installation or build takes longer, so an older turn's process has ended and another process has its id. */
const LONGEST_MS = 15 * 60_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} file */
function isHeld(file) {
  try {
    return isAlive(Number(readFileSync(file, 'utf8'))) && Date.now() - statSync(file).mtimeMs < LONGEST_MS;
  } catch {
    return false;
  }
}

/**
 * Waits while another command of this checkout does the same, so that `npm start` and `npm test` can start together
 * (SHP-05). A turn is over when its process has ended.
 *
 * @param {string} root the project's folder
 * @param {'install' | 'build' | 'console'} name
 * @returns {{ hasWaited: boolean, end: () => void }}
 */
export function takeTurn(root, name) {
  // Not in node_modules, because an installation removes it.
  const file = join(root, '.cache', `${name}.turn`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  const end = () => rmSync(file, { force: true });
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      process.once('exit', end);
      return {
        hasWaited,
        end: () => {
          process.off('exit', end);
          end();
        },
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (!isHeld(file)) {
      end();
      continue;
    }
    if (!hasWaited) console.log(`Waiting for another command of this project (${name}).`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ASK_AGAIN_MS);
  }
}
