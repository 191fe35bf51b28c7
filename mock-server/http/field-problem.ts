import { nearestName } from '@copihue/contract/nearest-name';
import type { $ZodIssue } from 'zod/v4/core';
import type { FieldProblem, Lang } from '../texts/text-types.ts';
import { fill, textsIn } from '../texts/texts.ts';
import { Refusal } from '../world/core/refusal.ts';

interface Found {
  problem: FieldProblem;
  limit?: string;
  /** Added to the issue's path, because zod reports a surplus key on its parent. */
  key?: string;
}

const SIZES = { length: ['too-short', 'too-long'], value: ['too-small', 'too-big'] } as const;

const sizesOf = (origin: string) => SIZES[origin === 'string' || origin === 'array' ? 'length' : 'value'];

/** A refusal does not list more choices, but names the nearest one. */
const LISTED_CHOICES = 12;

export function valueAt(body: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), body);
}

function choiceProblem(choices: readonly string[], given: unknown): Found {
  const nearest = choices.length > LISTED_CHOICES ? nearestName(String(given), choices) : undefined;
  return nearest
    ? { problem: 'no-such-name', limit: nearest }
    : { problem: 'not-offered', limit: choices.join(', ') };
}

function problemOf(issue: $ZodIssue, body: unknown): Found {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { problem: 'unknown-field', key: issue.keys[0] ?? '' };
    case 'too_small':
      return { problem: sizesOf(issue.origin)[0], limit: String(issue.minimum) };
    case 'too_big':
      return { problem: sizesOf(issue.origin)[1], limit: String(issue.maximum) };
    case 'not_multiple_of':
      return { problem: 'not-multiple', limit: String(issue.divisor) };
    case 'invalid_value':
      return choiceProblem(issue.values.map(String), valueAt(body, issue.path));
    case 'invalid_format':
      return {
        problem: /password$/i.test(String(issue.path.at(-1))) ? 'password-characters' : 'wrong-format',
      };
    default:
      return { problem: 'wrong-type' };
  }
}

function isAbsent(body: unknown, path: readonly PropertyKey[]): boolean {
  const parent = valueAt(body, path.slice(0, -1));
  return (
    path.length > 0 && typeof parent === 'object' && parent !== null && valueAt(body, path) === undefined
  );
}

function closest(issues: readonly $ZodIssue[]): readonly $ZodIssue[] {
  const [issue] = issues;
  if (issue?.code !== 'invalid_union' || issue.path.length > 0) return issues;
  const faultsIn = (shape: readonly $ZodIssue[]) =>
    shape.reduce((sum, row) => sum + (row.code === 'unrecognized_keys' ? row.keys.length : 1), 0);
  const [first = []] = issue.errors.toSorted((one, other) => faultsIn(one) - faultsIn(other));
  return first;
}

/** The first problem of a body, as a refusal that names the field in the player's language (MOC-03). */
export function bodyRefusal(issues: readonly $ZodIssue[], body: unknown, lang: Lang): Refusal {
  const issue = closest(issues)[0];
  const found: Found = !issue
    ? { problem: 'wrong-type' }
    : isAbsent(body, issue.path)
      ? { problem: 'required' }
      : problemOf(issue, body);
  const path = [...(issue?.path ?? []), ...(found.key === undefined ? [] : [found.key])]
    .map(String)
    .join('.');
  const field = path === '' ? 'body' : path;
  const problem = fill(textsIn(lang).problems[found.problem], { limit: found.limit ?? '' });
  return new Refusal('invalid-body', { field, parameters: { field, problem } });
}

export function unknownPath(given: string, known: readonly string[]): Refusal {
  return new Refusal('unknown-path', {
    status: 404,
    parameters: { nearest: nearestName(given, known) ?? '/' },
  });
}
