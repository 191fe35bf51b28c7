import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { WorldRegistry } from '../registry/registry.ts';
import { lockState, UnusableState } from './state-lock.ts';

/** What was acknowledged is on the disk 150 ms later: this wait, then the writing itself and what the process is at. */
const WRITE_AFTER_MS = 30;
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

/**
 * Replaces the file in one step: a whole new file beside it, on the disk before it takes the name. A kill at any
 * moment leaves the old file or the new one; a full disk leaves the old one, and nothing beside it.
 */
function replaceFile(file: string, text: string): void {
  const next = join(dirname(resolve(file)), `.${basename(file)}.${process.pid}.next`);
  try {
    const handle = openSync(next, 'w', 0o600);
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(next, file);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
  const folder = openSync(dirname(resolve(file)), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
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
  /** Writes what is not yet on the disk, and gives the file free. Never throws. */
  close(): void;
}

/**
 * Opens a state file for this process alone.
 * @param report called once when the disk refuses, and when it accepts the worlds again; they go on meanwhile
 * @throws UnusableState when another process has it, or when it is there and is not one of ours: it is never overwritten
 */
export function openStateFile(file: string, report: (message: string) => void): StateFile {
  const unlock = lockState(file);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writeNow: (() => void) | undefined;
  let isRefused = false;

  /** @returns false when the disk refused */
  function isWritten(): boolean {
    clearTimeout(timer);
    timer = undefined;
    try {
      writeNow?.();
      if (isRefused) report(`The state file ${file} is written again.`);
      isRefused = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!isRefused)
        report(`The state file ${file} could not be written, and is as it was before: ${reason}`);
      isRefused = true;
    }
    return !isRefused;
  }

  function writeAfter(ms: number): void {
    timer ??= setTimeout(() => {
      if (!isWritten()) writeAfter(RETRY_AFTER_MS);
    }, ms);
  }

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
      let written = '';
      writeNow = () => {
        const text = JSON.stringify({ worlds: registry.snapshots() });
        if (text === written) return;
        replaceFile(file, text);
        written = text;
      };
      removeLeftovers(file);
      writeNow();
      registry.onChange(() => writeAfter(WRITE_AFTER_MS));
    },
    close() {
      if (timer !== undefined) isWritten();
      clearTimeout(timer);
      unlock();
    },
  };
}
