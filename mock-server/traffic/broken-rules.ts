import type { ZodType } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import { valueAt } from '../http/field-problem.ts';
import type { BrokenRule } from './traffic-rows.ts';

const at = (path: readonly PropertyKey[], key?: string) =>
  [...path, ...(key === undefined ? [] : [key])].map(String).join('.');

function sizeKeyword(origin: string, end: 'min' | 'max'): string {
  if (origin === 'string') return `${end}Length`;
  if (origin === 'array' || origin === 'set') return `${end}Items`;
  return end === 'min' ? 'minimum' : 'maximum';
}

function rulesOf(issue: $ZodIssue, body: unknown): BrokenRule[] {
  const field = at(issue.path);
  if (issue.path.length > 0 && valueAt(body, issue.path) === undefined) return [{ field, rule: 'required' }];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: at(issue.path, key), rule: 'additionalProperties false' }));
    case 'too_small':
      return [{ field, rule: `${sizeKeyword(issue.origin, 'min')} ${issue.minimum}` }];
    case 'too_big':
      return [{ field, rule: `${sizeKeyword(issue.origin, 'max')} ${issue.maximum}` }];
    case 'not_multiple_of':
      return [{ field, rule: `steps of ${issue.divisor}` }];
    case 'invalid_value':
      return [{ field, rule: `enum ${issue.values.map(String).join(', ')}` }];
    case 'invalid_format':
      return [{ field, rule: issue.pattern ? `pattern ${issue.pattern}` : `format ${issue.format}` }];
    case 'invalid_type':
      return [{ field, rule: `type ${issue.expected}` }];
    case 'invalid_union':
      return unionRules(issue.errors, issue.path, body);
    default:
      return [{ field, rule: issue.message }];
  }
}

/** Uses only the closest shape of a union, because problems of the others do not help the reader. */
function unionRules(
  branches: readonly (readonly $ZodIssue[])[],
  path: readonly PropertyKey[],
  body: unknown,
): BrokenRule[] {
  const weight = (issues: readonly $ZodIssue[]) =>
    issues.some(({ code, path: [first] }) => code === 'invalid_value' && first === 'success') ? 1 : 0;
  const nearest = [...branches].sort((a, b) => weight(a) - weight(b) || a.length - b.length)[0] ?? [];
  const issues = nearest.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
  return issues.flatMap((issue) => rulesOf(issue, body));
}

export function brokenRules(schema: ZodType, body: unknown): BrokenRule[] {
  const checked = schema.safeParse(body);
  return checked.success ? [] : checked.error.issues.flatMap((issue) => rulesOf(issue, body));
}

/** Undefined for a text that is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function brokenRulesOfText(schema: ZodType, text: string): BrokenRule[] {
  const body = jsonIn(text);
  return body === undefined ? [{ field: '', rule: 'content application/json' }] : brokenRules(schema, body);
}
