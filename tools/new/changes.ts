import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

export function stop(problem: string): never {
  console.error(
    `${problem}\nUsage: npm run new -- call AREA/NAME [--read]\n       npm run new -- screen NAME [--call AREA/NAME]`,
  );
  process.exit(1);
}

/** Changes a file; nothing is written before every change is made up. */
export const changes = new Map<string, string>();
export function insert(file: string, marker: string | RegExp, text: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(marker, (found) => text(found));
  if (after === before) stop(`${file} has no place for it: ${String(marker)} is not in it.`);
  changes.set(file, after);
}

export function create(file: string, text: string): void {
  if (existsSync(file)) stop(`${file} is there already.`);
  changes.set(file, text);
}

export const pascal = (words: string) =>
  words.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (words: string) => pascal(words).replace(/^./, (letter) => letter.toLowerCase());
export const CALL = /^(v1\/)?[a-z]\w*(\/[a-z]\w*)+$/;
export const operationIdOf = (call: string) => camel(call.replace(/^v1\//, ''));
