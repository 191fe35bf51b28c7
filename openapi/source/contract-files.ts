import { posix } from 'node:path';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { fieldOf, isObject, pointerKeys } from './json-values.ts';

/** The message is one line and names the file. */
export class UnreadableContract extends Error {}

export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}

/** The path is relative to the root document. */
export type ReadText = (file: string) => string;

export interface Place {
  file: string;
  /** JSON pointer; '' for the whole file. */
  pointer: string;
}

export interface ContractFiles {
  readonly root: string;
  readonly names: readonly string[];
  /** Undefined when there is no value. References are not followed. */
  valueAt(place: Place): unknown;
  /** Line of a place, from 1. A missing place gives the line of its nearest parent. */
  lineOf(place: Place): number;
}

interface Parsed {
  document: Document;
  value: unknown;
  lines: LineCounter;
}

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
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const [problem] = document.errors;
  if (problem) throw new UnreadableContract(`${file}: ${firstLine(problem)}`);
  return { document, value: document.toJS(), lines };
}

function offsetOf({ document }: Parsed, keys: readonly string[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of keys) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined;
    const item = isSeq(node) ? node.items[Number(key)] : undefined;
    const start = pair?.key ?? item;
    if (!isNode(start)) return offset;
    offset = start.range?.[0] ?? offset;
    node = pair ? pair.value : item;
  }
  return offset;
}

/**
 * Reads a contract and all files that it refers to.
 * @throws UnreadableContract for a file that is missing or is not YAML, and for a reference that leads nowhere
 */
export function readContractFiles(root: string, readText: ReadText): ContractFiles {
  const files = new Map<string, Parsed>();
  const open = (file: string): Parsed => {
    const known = files.get(file);
    if (known) return known;
    // Such a reference could make any file readable.
    if (/^(\.\.)?\//.test(file)) throw new UnreadableContract(`${file} is outside the contract's folder.`);
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
