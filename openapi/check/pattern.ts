import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import type { ContractNode } from '../source/contract.ts';
import { firstLine } from '../source/contract-files.ts';
import { textOf } from '../source/json-values.ts';
import type { Problem } from './finding.ts';

const MOST_REPEATS = 1000;
const MS = 2_000;
/** Different ones of one server. */
const MOST_PATTERNS = 200;

const timed = createContext();

/** Ends work that a pattern of the server may make endless. */
function inTime<Value>(work: () => Value): Value {
  timed.work = work;
  return runInContext('work()', timed, { timeout: MS });
}

/** Accounts and names that most patterns accept; for other patterns a text has to be made. */
export const usualTexts = {
  rut: '12345678-5',
  email: 'contrato@copihue.example',
  'bank-account': '00123456789',
  name: 'Camila Rojas Soto',
} as const;

export interface Pattern {
  fits(text: string): boolean;
  /** A text that fits; the same for the same seed. */
  sample(seed: number): string;
}

/** A pattern of the server. @throws with the reason why it cannot be used */
function usable(source: string): Pattern {
  const regex = new RegExp(source, 'u');
  const repeats = [...source.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].flatMap(([, ...limits]) =>
    limits.map(Number),
  );
  if (repeats.some((limit) => limit > MOST_REPEATS))
    throw new Error(`repeats more than ${MOST_REPEATS} times`);
  const fitting = new Map<string, boolean>();
  const fits = (text: string) => {
    const isFit = fitting.get(text) ?? inTime(() => regex.test(text));
    fitting.set(text, isFit);
    return isFit;
  };
  const sample = (seed: number) =>
    String(inTime(() => fc.sample(fc.stringMatching(regex), { seed, numRuns: 1 }))[0]);
  // Long texts of one sign are what makes a pattern with nested repeats endless.
  for (const sign of ['0', 'a']) fits(`${sign.repeat(60)}!`);
  if (!Object.values(usualTexts).some(fits)) fits(sample(1));
  return {
    fits(text) {
      try {
        return fits(text);
      } catch {
        return false;
      }
    },
    sample,
  };
}

const known = new Map<string, Pattern | string>();

export function patternOf(source: string): Pattern | undefined {
  if (!known.has(source)) {
    if (known.size >= MOST_PATTERNS) return undefined;
    try {
      known.set(source, usable(source));
    } catch (error) {
      known.set(source, firstLine(error));
    }
  }
  const pattern = known.get(source);
  return typeof pattern === 'string' ? undefined : pattern;
}

/** The app would use these patterns too, so one that cannot be used is a finding (CON-03). */
export function patternProblems(value: unknown, at: string, place: ContractNode): Problem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const source = key === 'pattern' ? textOf(inner) : undefined;
    if (source === undefined) return patternProblems(inner, `${at}.${key}`, place);
    if (patternOf(source)) return [];
    const message = `cannot be used: ${String(known.get(source) ?? `more than ${MOST_PATTERNS} patterns`)}`;
    return [{ rule: 'usable-pattern', at: `${at}.${key}`, message, place }];
  });
}
