import { readFileSync, realpathSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { codeOf, UnusableState } from './state-lock.ts';

/** Marks every state file, so that other JSON is never overwritten. */
const MARK = 'copihue-mock-state';
const OTHERWISE = 'or name another file with --state';

export function stateText(worlds: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ file: MARK, worlds });
}

/** The real place behind links, so that replacing the file keeps them. */
export function placeOfState(named: string): string {
  try {
    return realpathSync(named);
  } catch {
    return resolve(named);
  }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSnapshot = (value: unknown) => isPlain(value) && 'version' in value && 'state' in value;

function worldsOf(parsed: unknown): Record<string, unknown> | undefined {
  if (!isPlain(parsed) || !isPlain(parsed.worlds)) return undefined;
  const { file, worlds } = parsed;
  return file === MARK && Object.values(worlds).every(isSnapshot) ? { ...worlds } : undefined;
}

function textOf(file: string): string | undefined {
  try {
    // A read of anything else, such as a pipe, could wait for ever.
    if (!statSync(file).isFile())
      throw new UnusableState(`The state file ${file} is no file. Remove it, ${OTHERWISE}.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    if (error instanceof UnusableState) throw error;
    throw new UnusableState(
      `The state file ${file} cannot be read (${codeOf(error)}). Let this user read it (chmod u+rw), ${OTHERWISE}.`,
    );
  }
}

/**
 * Worlds of a state file by id; undefined when there is no file yet.
 * @throws UnusableState when the file exists and is not ours, because it must never be overwritten
 */
export function readState(file: string): Record<string, unknown> | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  let worlds: Record<string, unknown> | undefined;
  try {
    worlds = worldsOf(JSON.parse(text));
  } catch {
    // Reported below, with the name of the file.
  }
  if (worlds) return worlds;
  throw new UnusableState(
    `The state file ${file} does not hold Copihue worlds, and is left as it is. Move it away, ${OTHERWISE}.`,
  );
}
