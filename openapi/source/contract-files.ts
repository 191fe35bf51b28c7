import { posix } from 'node:path';
import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { fieldOf, isObject, pointerKeys } from './json-values.ts';

/** A contract that cannot be read; its message is one line and names the file. */
export class UnreadableContract extends Error {}

/** Text of a file of the contract, by its path beside the root document. */
export type ReadText = (file: string) => string;

/** A place in the contract's files. */
export interface Place {
  file: string;
  /** JSON pointer, '' for the whole file. */
  pointer: string;
}

/** Files of one contract with the lines their parts stand on; YAML and JSON alike. */
export interface ContractFiles {
  /** Root document. */
  readonly root: string;
  /** Every file, in the order they refer to one another. */
  readonly names: readonly string[];
  /** What stands there; undefined for nothing. Does not follow references. */
  valueAt(place: Place): unknown;
  /** Line of a place, from 1; of the nearest parent where the place itself is not written. */
  lineOf(place: Place): number;
}

interface Parsed {
  document: Document;
  value: unknown;
  lines: LineCounter;
}

/** Where a reference leads, seen from a file. */
export function placeOfReference(reference: string, from: string): Place {
  const [target = '', pointer = ''] = reference.split('#');
  return { file: target === '' ? from : posix.join(posix.dirname(from), target), pointer };
}

function referencesIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string') found.add(item);
      else referencesIn(item, found);
    }
  }
  return found;
}

function parse(file: string, text: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [problem] = document.errors;
  if (problem) throw new UnreadableContract(`${file}: ${problem.message.split('\n')[0]}`);
  return { document, value: document.toJS(), lines };
}

function offsetOf({ document }: Parsed, keys: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of keys) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key,
      );
      if (!pair || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      next = pair.value;
    } else if (isSeq(node)) {
      next = node.items[Number(key)];
      const range = isMap(next) || isSeq(next) || isScalar(next) ? next.range : undefined;
      if (!range) return offset;
      offset = range[0];
    } else return offset;
    node = next;
  }
  return offset;
}

/**
 * Reads a contract and every file it refers to.
 * @throws UnreadableContract for a file that is missing or no YAML, and for a reference that leads nowhere
 */
export function readContractFiles(root: string, readText: ReadText): ContractFiles {
  const files = new Map<string, Parsed>();
  const open = (file: string): Parsed => {
    const known = files.get(file);
    if (known) return known;
    const parsed = parse(file, readText(file));
    files.set(file, parsed);
    for (const reference of referencesIn(parsed.value)) {
      const place = placeOfReference(reference, file);
      let value = open(place.file).value;
      for (const key of pointerKeys(place.pointer)) value = fieldOf(value, key);
      if (value === undefined) throw new UnreadableContract(`${file}: ${reference} leads nowhere.`);
    }
    return parsed;
  };
  open(root);
  return {
    root,
    names: [...files.keys()],
    valueAt: ({ file, pointer }) =>
      pointerKeys(pointer).reduce<unknown>((value, key) => fieldOf(value, key), files.get(file)?.value),
    lineOf({ file, pointer }) {
      const parsed = files.get(file);
      return parsed ? parsed.lines.linePos(offsetOf(parsed, pointerKeys(pointer))).line : 1;
    },
  };
}
