import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** A state file that cannot be used; the message is one line for the terminal. */
export class UnusableState extends Error {}

/** Of an error of the system, such as ENOENT; otherwise its words. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.message : String(error);
}

/** What to do where nothing can be written beside a state file. */
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

/**
 * A process as the system knows it: its id and its start time, because ids are reused. Where the system does not
 * say so (no /proc), the id alone.
 */
function identityOf(pid: number): string {
  try {
    // The name, the second field, stands in brackets and may contain anything; the start is the 22nd.
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
    // Anything but "no such process" means that there is one, of another user.
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

/** Puts a file in a place where there must be none, in one step. @returns false when there is one */
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
 * Locks a state file for this process: two that write the same file would each undo what the other has acknowledged. The
 * lock of a process that was killed no longer counts.
 * @returns a function that gives the file free again
 * @throws UnusableState naming the process that has it
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
      // Two processes may find the same stale lock: one that moved a fresh lock away by mistake puts it back.
      try {
        renameSync(lock, stale);
        if (readLock(stale) !== owner) linkInto(stale, lock);
      } catch {
        // Another process moved it first.
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
