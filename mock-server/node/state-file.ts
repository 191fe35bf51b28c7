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

/** A change is on the disk at the latest this long after it happened. */
const WRITE_AFTER_MS = 150;

/** A state file that is there and cannot be used; the message is one line for the terminal. */
export class UnreadableState extends Error {}

/**
 * Worlds of a state file by id; none when there is no file yet.
 * @throws UnreadableState when the file is there and is not one of ours: it is never overwritten
 */
export function readStateFile(file: string): Record<string, unknown> | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new UnreadableState(
      `Cannot read the state file ${file}: ${error instanceof Error ? error.message : error}.`,
    );
  }
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && 'worlds' in parsed) {
      if (typeof parsed.worlds === 'object' && parsed.worlds !== null) return { ...parsed.worlds };
    }
  } catch {
    // Told below, in one line with the file's name.
  }
  throw new UnreadableState(
    `The state file ${file} is not a Copihue world. Move it away or name another one.`,
  );
}

/**
 * Replaces the file in one step: a whole new file beside it, on the disk before it takes the name. A kill at any
 * moment leaves the old file or the new one.
 */
function replaceFile(file: string, text: string): void {
  const next = join(dirname(resolve(file)), `.${basename(file)}.${process.pid}.next`);
  const handle = openSync(next, 'w', 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(next, file);
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
    if (name.startsWith(prefix) && /^[0-9]+[.]next$/.test(name.slice(prefix.length)))
      rmSync(join(folder, name), { force: true });
  }
}

export interface StateFile {
  /** Writes now what is not yet on the disk. */
  flush(): void;
  close(): void;
}

/**
 * Keeps a file up to date with all worlds of a registry.
 * @param report told when the disk refuses; the worlds go on
 * @throws when the file cannot be written at all
 */
export function keepStateFile(
  file: string,
  registry: WorldRegistry,
  report: (message: string) => void,
): StateFile {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = '';

  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    const text = JSON.stringify({ worlds: registry.snapshots() });
    if (text === written) return;
    replaceFile(file, text);
    written = text;
  }

  function writeLater(): void {
    timer ??= setTimeout(() => {
      try {
        write();
      } catch (error) {
        report(
          `The state file ${file} could not be written: ${error instanceof Error ? error.message : error}`,
        );
      }
    }, WRITE_AFTER_MS);
  }

  removeLeftovers(file);
  write();
  registry.onChange(writeLater);
  return {
    flush: write,
    close() {
      if (timer !== undefined) write();
    },
  };
}
