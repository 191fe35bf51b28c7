import {
  closeSync,
  fdatasync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { WorldRegistry } from '../registry/registry.ts';
import { lockState, UnusableState } from './state-lock.ts';

/**
 * What was acknowledged is on the disk 150 ms later: at worst a write has just begun without it, then this wait and the
 * next write. A disk takes 7 ms for a write, a busy one 50.
 */
const WRITE_AFTER_MS = 10;
/** Wait before the next try when the disk refused. */
const RETRY_AFTER_MS = 1000;

/**
 * Worlds of a state file by id; none when there is no file yet.
 * @throws UnusableState when the file is there and is not one of ours: it is never overwritten
 */
function readStateFile(file: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UnusableState(
      `Cannot read the state file ${file}: ${error instanceof Error ? error.message : error}.`,
    );
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && 'worlds' in parsed) {
      if (typeof parsed.worlds === 'object' && parsed.worlds !== null) return { ...parsed.worlds };
    }
  } catch {
    // Reported below, in one line with the file's name.
  }
  throw new UnusableState(`The state file ${file} is not a Copihue world. Move it away or name another one.`);
}

const flushToDisk = promisify(fdatasync);

/**
 * Replaces the file in one step: a whole new file beside it, on the disk before it takes the name. A kill at any
 * moment leaves the old file or the new one; a full disk leaves the old one, and nothing beside it. Calls are answered
 * while the disk is at it: a call that waited for a write would be older by it when the next one stores it.
 * @throws at once when there is no place for the new file; rejects when the disk refuses it later
 */
function replaceFile(file: string, text: string): Promise<void> {
  const next = join(dirname(resolve(file)), `.${basename(file)}.${process.pid}.next`);
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
      .then(() => renameSync(next, file))
      .catch(remove);
  } catch (error) {
    return remove(error);
  }
}

/** Removes what a killed process left beside the file. */
function removeLeftovers(file: string): void {
  const folder = dirname(resolve(file));
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
  /** Writes what is not yet on the disk, and gives the file free. Never rejects. */
  close(): Promise<void>;
}

/**
 * Opens a state file for this process alone.
 * @param report called once when the disk refuses, and when it accepts the worlds again; they go on meanwhile
 * @throws UnusableState when another process has it, or when it is there and is not one of ours: it is never overwritten
 */
export function openStateFile(file: string, report: (message: string) => void): StateFile {
  const unlock = lockState(file);
  let followed: WorldRegistry | undefined;
  let written = '';
  let isChanged = false;
  let isRefused = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** One write at a time: what changes during one is in the next. */
  let writing: Promise<void> | undefined;

  /** @throws when it cannot be written at all; what fails later is reported, and tried again */
  function write(): void {
    const text = JSON.stringify({ worlds: followed?.snapshots() });
    isChanged = false;
    if (text === written && !isRefused) return;
    writing = replaceFile(file, text)
      .then(() => {
        if (isRefused) report(`The state file ${file} is written again.`);
        isRefused = false;
        written = text;
      }, refuse)
      .then(() => {
        writing = undefined;
        if (isChanged) writeLater();
      });
  }

  function refuse(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (!isRefused) report(`The state file ${file} could not be written, and is as it was before: ${reason}`);
    isRefused = true;
    isChanged = true;
  }

  function writeNow(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      write();
    } catch (error) {
      refuse(error);
    }
  }

  function writeLater(): void {
    if (isClosed || writing) return;
    timer ??= setTimeout(
      () => {
        writeNow();
        if (isChanged) writeLater();
      },
      isRefused ? RETRY_AFTER_MS : WRITE_AFTER_MS,
    );
  }

  const flush = () => writing ?? Promise.resolve();

  let snapshots: Record<string, unknown> | undefined;
  try {
    snapshots = readStateFile(file);
  } catch (error) {
    unlock();
    throw error;
  }
  return {
    snapshots,
    follow(registry) {
      followed = registry;
      removeLeftovers(file);
      write();
      registry.onChange(() => {
        isChanged = true;
        writeLater();
      });
    },
    flush,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await flush();
      if (isChanged) writeNow();
      await flush();
      unlock();
    },
  };
}
