import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A state file that cannot be used. The message is one line for the terminal. */
export class UnusableState extends Error {}

export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}

export function unwritable(file: string, error: unknown): UnusableState {
  const folder = dirname(file);
  const code = codeOf(error);
  const otherwise = 'or name another file with --state';
  if (code === 'ENOENT')
    return new UnusableState(
      `The state file ${file} has no folder. Make it (mkdir -p ${folder}), ${otherwise}.`,
    );
  const help = code === 'ENOSPC' ? 'Make room there' : 'Let this user write there';
  return new UnusableState(
    `Beside the state file ${file} nothing can be written (${code}). ${help}, ${otherwise}.`,
  );
}

/** Process id and start time, because ids are reused. Only the id where the system has no /proc. */
function identityOf(pid: number): string {
  try {
    // The name, the second field, is in brackets and may contain anything. The start time is the 22nd field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ');
    return `${pid} ${fields?.[19] ?? ''}`;
  } catch {
    return `${pid}`;
  }
}

function isRunning(identity: string): boolean {
  const pid = Number.parseInt(identity, 10);
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Any error except ESRCH means that the process exists and belongs to another user.
    if (codeOf(error) === 'ESRCH') return false;
  }
  return identityOf(pid) === identity;
}

function readLock(lock: string): string {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

function linkInto(file: string, place: string): boolean {
  try {
    linkSync(file, place);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Locks a state file for this process, because two writers would undo each other's changes. The lock of a killed
 * process does not count.
 * @returns a function that releases the file
 * @throws UnusableState that names the process that has it
 */
export function lockState(file: string): () => void {
  const beside = (ending: string) => join(dirname(resolve(file)), `.${basename(file)}.${ending}`);
  const lock = beside('lock');
  const own = beside(`${process.pid}.lock`);
  const stale = beside(`${process.pid}.stale`);
  const identity = identityOf(process.pid);
  const remove = (place: string) => rmSync(place, { force: true });
  try {
    // Written before it is linked, so that no process reads half a lock.
    writeFileSync(own, identity, { mode: 0o600 });
    for (let tries = 0; !linkInto(own, lock); tries += 1) {
      const owner = readLock(lock);
      if (isRunning(owner) || tries > 5) {
        const pid = Number.parseInt(owner, 10);
        throw new UnusableState(
          `The state file ${file} is in use by process ${pid}. Stop that process, or name another file with --state.`,
        );
      }
      // Two processes may find the same stale lock. One that moved a fresh lock away by mistake puts it back.
      try {
        renameSync(lock, stale);
        if (readLock(stale) !== owner) linkInto(stale, lock);
      } catch {
        // Another process moved the lock first.
      }
      remove(stale);
    }
  } catch (error) {
    throw error instanceof UnusableState ? error : unwritable(file, error);
  } finally {
    remove(own);
  }
  const release = () => {
    process.off('exit', release);
    if (readLock(lock) === identity) remove(lock);
  };
  process.once('exit', release);
  return release;
}
