import {
  closeSync,
  fdatasync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { WorldRegistry } from '../registry/registry.ts';
import { placeOfState, readState, stateText } from './state-content.ts';
import { lockState, unwritable } from './state-lock.ts';

/**
 * A change is on the disk within about 150 ms. In the worst case a write has just begun without it, so this wait and
 * the next write follow. A write takes 7 ms, on a busy disk 50.
 */
const WRITE_AFTER_MS = 10;
const RETRY_AFTER_MS = 1000;

const flushToDisk = promisify(fdatasync);

/**
 * Flushes a new file name to the disk, so that it survives a power cut. Where folders cannot be opened, the system does
 * it later.
 */
function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows cannot open a folder.
  }
}

/**
 * Replaces the file in one step: a new file is written completely and then takes the name. So a kill leaves the old or
 * the new file, and a full disk leaves the old one. Calls are answered during the write.
 * @throws at once when the new file cannot be created; rejects when the disk refuses it later
 */
function replaceFile(file: string, text: string): Promise<void> {
  const next = join(dirname(file), `.${basename(file)}.${process.pid}.next`);
  const remove = (error: unknown) => {
    rmSync(next, { force: true });
    throw error;
  };
  try {
    const handle = openSync(next, 'w', 0o600);
    try {
      writeFileSync(handle, text);
    } catch (error) {
      closeSync(handle);
      throw error;
    }
    return flushToDisk(handle)
      .finally(() => closeSync(handle))
      .then(() => {
        renameSync(next, file);
        flushFolder(dirname(file));
      })
      .catch(remove);
  } catch (error) {
    return remove(error);
  }
}

function removeLeftovers(file: string): void {
  const folder = dirname(file);
  const prefix = `.${basename(file)}.`;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && /^[0-9]+[.](?:next|lock|stale)$/.test(name.slice(prefix.length)))
      rmSync(join(folder, name), { force: true });
  }
}

export interface StateFile {
  /** Worlds of the file by id; undefined when there was no file. */
  snapshots: Record<string, unknown> | undefined;
  /**
   * Writes all worlds of a registry to the file from now on.
   * @throws when nothing can be written
   */
  follow(registry: WorldRegistry): void;
  /** Resolves when no write is running. */
  flush(): Promise<void>;
  /** True when every earlier change is on the disk, false when the disk refused it. Waiting callers share a write. */
  stored(): Promise<boolean>;
  isWritten(): boolean;
  /**
   * Writes the remaining changes and releases the file.
   * @returns false when the disk refused them
   */
  close(): Promise<boolean>;
}

/**
 * Opens a state file for this process only. A link stays a link: its target is read and replaced.
 * @param report called once when the disk refuses and once when it accepts again; the worlds continue meanwhile
 * @throws UnusableState when another process uses the file, or when it exists and is not ours: it is never overwritten
 */
export function openStateFile(named: string, report: (message: string) => void): StateFile {
  const file = placeOfState(named);
  const unlock = lockState(file);
  let followed: WorldRegistry | undefined;
  let written = '';
  let happened = 0;
  let onDisk = 0;
  let isRefused = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Only one write runs at a time. Changes during it go into the next write. */
  let writing: Promise<void> | undefined;
  let waiting: { until: number; resolve: (isStored: boolean) => void }[] = [];

  const isChanged = () => happened > onDisk;

  function resolveWaiting(until: number, isStored: boolean): void {
    const settled = waiting.filter((one) => one.until <= until);
    waiting = waiting.filter((one) => one.until > until);
    for (const { resolve } of settled) resolve(isStored);
  }

  function accept(until: number): void {
    onDisk = until;
    resolveWaiting(until, true);
  }

  /** @throws when the new file cannot be created; a later failure is reported and the write is retried */
  function write(): void {
    const until = happened;
    const text = stateText(followed?.snapshots() ?? {});
    if (text === written && !isRefused) {
      accept(until);
      return;
    }
    writing = replaceFile(file, text)
      .then(
        () => {
          if (isRefused) report(`The state file ${file} is written again.`);
          isRefused = false;
          written = text;
          accept(until);
        },
        (error) => refuse(error, until),
      )
      .then(() => {
        writing = undefined;
        if (isChanged()) writeLater();
      });
  }

  function refuse(error: unknown, until: number): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (!isRefused)
      report(
        `The state file ${file} could not be written, and is as it was before: ${reason}. Make room for it; it is tried again every second.`,
      );
    isRefused = true;
    resolveWaiting(until, false);
  }

  function writeNow(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      write();
    } catch (error) {
      refuse(error, happened);
    }
  }

  function writeLater(): void {
    if (isClosed || writing) return;
    const isAwaited = waiting.length > 0;
    timer ??= setTimeout(
      () => {
        writeNow();
        if (isChanged()) writeLater();
      },
      isRefused ? RETRY_AFTER_MS : isAwaited ? 0 : WRITE_AFTER_MS,
    );
  }

  const flush = () => writing ?? Promise.resolve();

  let snapshots: Record<string, unknown> | undefined;
  try {
    snapshots = readState(file);
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    snapshots,
    follow(registry) {
      followed = registry;
      try {
        removeLeftovers(file);
        write();
      } catch (error) {
        throw unwritable(file, error);
      }
      registry.onChange(() => {
        happened += 1;
        writeLater();
      });
    },
    flush,
    stored() {
      if (!isChanged()) return Promise.resolve(!isRefused);
      return new Promise((resolve) => {
        waiting.push({ until: happened, resolve });
        if (!isRefused) {
          clearTimeout(timer);
          timer = undefined;
        }
        writeLater();
      });
    },
    isWritten: () => !isRefused,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await flush();
      if (isChanged() || isRefused) writeNow();
      await flush();
      unlock();
      return !isRefused;
    },
  };
}
