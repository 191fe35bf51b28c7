import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf, UnusableState } from './state-lock.ts';

/** Written first into every state file, so that no other JSON is taken for one and overwritten. */
const MARK = 'copihue-mock-state';
/** As many as Linux follows. */
const LINKS_AT_MOST = 40;
const OTHERWISE = 'or name another file with --state';

/** A state file as it is written. */
export function stateText(worlds: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ file: MARK, worlds });
}

/**
 * The place of a state file: where a link leads, also one that leads to no file yet, so that the link stays a link when the
 * file is replaced.
 */
export function placeOfState(named: string): string {
  let place = resolve(named);
  for (let links = 0; links < LINKS_AT_MOST; links += 1) {
    try {
      if (!lstatSync(place).isSymbolicLink()) return place;
    } catch {
      return place;
    }
    place = resolve(dirname(place), readlinkSync(place));
  }
  throw new UnusableState(
    `The state file ${named} is a link that leads in a circle. Remove it, ${OTHERWISE}.`,
  );
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSnapshot = (value: unknown) => isPlain(value) && 'version' in value && 'state' in value;

/** The worlds of a parsed state file; undefined for any other JSON. Those of before the mark hold worlds alone. */
function worldsOf(parsed: unknown): Record<string, unknown> | undefined {
  if (!isPlain(parsed) || !isPlain(parsed.worlds)) return undefined;
  const { file, worlds, ...others } = parsed;
  const all = Object.values(worlds);
  const isMarked = file === MARK || (file === undefined && all.length > 0);
  return isMarked && Object.keys(others).length === 0 && all.every(isSnapshot) ? { ...worlds } : undefined;
}

function textOf(file: string): string | undefined {
  try {
    // Anything else, such as a pipe, might be waited for without end.
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
 * Worlds of a state file by id; none when there is no file yet.
 * @throws UnusableState when the file is there and is not one of ours: it is never overwritten
 */
export function readState(file: string): Record<string, unknown> | undefined {
  const text = textOf(file);
  if (text === undefined) return undefined;
  let worlds: Record<string, unknown> | undefined;
  try {
    worlds = worldsOf(JSON.parse(text));
  } catch {
    // Reported below, in one line with the file's name.
  }
  if (worlds) return worlds;
  throw new UnusableState(
    `The state file ${file} does not hold Copihue worlds, and is left as it is. Move it away, ${OTHERWISE}.`,
  );
}
