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
 * What was acknowledged is on the disk 150 ms later: at worst a write has just begun without it, then this wait and the
 * next write. A disk takes 7 ms for a write, a busy one 50.
 */
const WRITE_AFTER_MS = 10;
/** Wait before the next try when the disk refused. */
const RETRY_AFTER_MS = 1000;

const flushToDisk = promisify(fdatasync);

/** Brings a new name in a folder to the disk, so that it outlives a power cut; where folders cannot be opened, later. */
function flushFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows opens no folder.
  }
}

/**
 * Replaces the file in one step: a whole new file beside it, on the disk before it takes the name. A kill at any
 * moment leaves the old file or the new one; a full disk leaves the old one, and nothing beside it. Calls are answered
 * while the disk is at it: a call that waited for a write would be older by it when the next one stores it.
 * @throws at once when there is no place for the new file; rejects when the disk refuses it later
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

/** Removes what a killed process left beside the file. */
function removeLeftovers(file: string): void {
  const folder = dirname(file);
  const prefix = `.${basename(file)}.`;
  for (const name of readdirSync(folder)) {
    if (name.startsWith(prefix) && /^[0-9]+[.](?:next|lock|stale)$/.test(name.slice(prefix.length)))
      rmSync(join(folder, name), { force: true });
  }
}

export interface StateFile {
  /** Worlds of the file by id; undefined when there was no file yet. */
  snapshots: Record<string, unknown> | undefined;
  /** From now on keeps the file up to date with all worlds of a registry. @throws when it cannot be written at all */
  follow(registry: WorldRegistry): void;
  /** Resolves when no write is running. */
  flush(): Promise<void>;
  /** What has happened by now is on the disk; false when the disk refused it. Those who wait together share a write. */
  stored(): Promise<boolean>;
  /** False while the disk refuses what has happened. */
  isWritten(): boolean;
  /** Writes what is not yet on the disk, and gives the file free. @returns false when the disk refused it */
  close(): Promise<boolean>;
}

/**
 * Opens a state file for this process alone. A link stays one: what it leads to is read and replaced.
 * @param report called once when the disk refuses, and when it accepts the worlds again; they go on meanwhile
 * @throws UnusableState when another process has it, or when it is there and is not one of ours: it is never overwritten
 */
export function openStateFile(named: string, report: (message: string) => void): StateFile {
  const file = placeOfState(named);
  const unlock = lockState(file);
  let followed: WorldRegistry | undefined;
  let written = '';
  /** Counts what has happened. */
  let happened = 0;
  /** How much of it the newest file on the disk has. */
  let onDisk = 0;
  let isRefused = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One write at a time: what changes during one is in the next. */
  let writing: Promise<void> | undefined;
  let waiting: { until: number; resolve: (isStored: boolean) => void }[] = [];

  const isChanged = () => happened > onDisk;

  /** Answers those who wait for what was tried. */
  function tell(until: number, isStored: boolean): void {
    const told = waiting.filter((one) => one.until <= until);
    waiting = waiting.filter((one) => one.until > until);
    for (const { resolve } of told) resolve(isStored);
  }

  function accept(until: number): void {
    onDisk = until;
    tell(until, true);
  }

  /** @throws when it cannot be written at all; what fails later is reported, and tried again */
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
    tell(until, false);
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
