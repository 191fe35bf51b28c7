import { isDeepStrictEqual } from 'node:util';
import { fieldOf, textOf } from '../source/json-values.ts';
import { shown } from './change.ts';

const LONGEST = 90;

const WORDS = ['description', 'summary', 'title', 'when'] as const;
const MARKS = {
  deprecated: 'mark deprecated',
  'x-money': 'mark of money in major units',
  retry: 'word on another try',
  retryAfterSeconds: 'time until another try',
  field: 'field it is shown under',
  contentMediaType: 'kind of text',
  contentEncoding: 'encoding',
};

function apart(old: string, now: string): [string, string] {
  let at = 0;
  while (at < old.length && old[at] === now[at]) at += 1;
  const start = Math.max(0, old.lastIndexOf(' ', Math.max(0, at - 20)));
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + LONGEST).trim()}${text.length > start + LONGEST ? '…' : ''}`;
  return [part(old), part(now)];
}

/** Differences that may change the meaning of the same value: words, units, marks. */
export function meaningDifferences(before: unknown, after: unknown): string[] {
  if (before === undefined || after === undefined) return [];
  const words = WORDS.flatMap((key) => {
    const [old, now] = [before, after].map((part) =>
      (textOf(fieldOf(part, key)) ?? '').replaceAll(/\s+/g, ' ').trim(),
    );
    if (old === now) return [];
    const [was, is] = apart(old ?? '', now ?? '');
    return [`says "${is}" instead of "${was}"`];
  });
  const marks = Object.entries(MARKS).flatMap(([key, name]) => {
    const [old, now] = [fieldOf(before, key), fieldOf(after, key)];
    if (isDeepStrictEqual(old, now)) return [];
    return [`the ${name} is ${shown(now)} instead of ${shown(old)}`];
  });
  return [...marks, ...words];
}
