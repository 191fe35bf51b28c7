import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pascal } from '../generate/contract.ts';
import { refuse } from '../shared/options.ts';

export const USAGE = `Usage:
npm run new -- call AREA/NAME [--read] [--area AREA]
npm run new -- screen NAME --call AREA/NAME
npm run new -- game NAME
npm run new -- refusal CODE --call AREA/NAME [--field FIELD]

  call     its path, request, answer, handler in the mock backend; AREA/NAME is its address, v1/AREA/NAME on the gateway
  --read   it reads; without it the call changes something
  --area   the file of openapi/paths it goes to; the calls that begin alike say it where they are all in one
  screen   its route, feature, texts in both languages, tests; for players
  --call   the call that reads what it shows; the sweep of faults visits it
  game     a game that plays: a copy of the dice with its engine, its definition with texts and titles, its page and style
  refusal  a reason why the call is refused: its entry with both texts, and its code among those of the call
  --field  the field of the request that it is about`;

export const stop: (problem: string) => never = (problem) => refuse(problem, USAGE);

/** New texts by file. Nothing is written before all are prepared. */
export const changes = new Map<string, string>();
export function insert(file: string, marker: string | RegExp, text: (found: string) => string): void {
  const before = changes.get(file) ?? readFileSync(file, 'utf8');
  const after = before.replace(marker, (found) => text(found));
  if (after === before) stop(`${file} has no place for it: ${String(marker)} is not in it.`);
  changes.set(file, after);
}

export function create(file: string, text: string): void {
  if (existsSync(file)) stop(`${file} is there already.`);
  changes.set(file, text);
}

export const camel = (words: string) => pascal(words).replace(/^./, (letter) => letter.toLowerCase());
export const CALL = /^(v1\/)?[a-z][a-zA-Z0-9]*(\/[a-z][a-zA-Z0-9]*)+$/;
export const operationIdOf = (call: string) => camel(call.replace(/^v1\//, ''));

export const areas = () => readdirSync('openapi/paths').map((file) => file.replace(/\.yaml$/, ''));
