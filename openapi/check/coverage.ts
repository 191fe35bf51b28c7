import type { Call, Contract, Part } from '../source/contract.ts';
import { fieldOf, fieldsOf } from '../source/json-values.ts';

export interface CallCoverage {
  operationId: string;
  path: string;
  /** Requests sent for this call. */
  requests: number;
  /** A success was seen. */
  succeeded: boolean;
  /** A journey request was answered, be it with a refusal. */
  answered: boolean;
  statuses: { status: number; times: number; isDeclared: boolean }[];
  /** Fields of the success answer: `data.list[].id`. */
  fields: { path: string; seen: boolean }[];
  /** Why the call was left out, where it was. */
  skipped?: string;
}

export interface Coverage {
  calls: CallCoverage[];
  count: {
    calls: number;
    answered: number;
    succeeded: number;
    statuses: number;
    statusesSeen: number;
    fields: number;
    fieldsSeen: number;
  };
}

export interface CoverageTracker {
  request(operationId: string, status: number | undefined): void;
  journey(operationId: string, isSuccess: boolean): void;
  success(call: Call, body: unknown): void;
  skip(operationId: string, reason: string): void;
  result(): Coverage;
}

/** Deeper than any answer; a contract that refers to itself ends here. */
const DEEPEST = 12;

function fieldsIn(contract: Contract, schema: Part, at: string, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  const inner = [
    ...fieldsOf(fieldOf(schema.value, 'properties')).flatMap(([key]) => {
      const path = at === '' ? key : `${at}.${key}`;
      const property = contract.child(schema, 'properties', key);
      return property ? [path, ...fieldsIn(contract, property, path, depth + 1)] : [];
    }),
    ...['items'].flatMap((key) => {
      const items = contract.child(schema, key);
      return items ? fieldsIn(contract, items, `${at}[]`, depth + 1) : [];
    }),
    ...(contract.child(schema, 'oneOf', 0)
      ? [0, 1].flatMap((index) => {
          const branch = contract.child(schema, 'oneOf', index);
          return branch ? fieldsIn(contract, branch, at, depth + 1) : [];
        })
      : []),
  ];
  return inner;
}

function seenIn(value: unknown, at: string, seen: Set<string>): void {
  if (Array.isArray(value)) for (const row of value) seenIn(row, `${at}[]`, seen);
  else {
    for (const [key, field] of fieldsOf(value)) {
      const path = at === '' ? key : `${at}.${key}`;
      seen.add(path);
      seenIn(field, path, seen);
    }
  }
}

/** Counts what was asked of a contract and what came back. */
export function createCoverage(contract: Contract): CoverageTracker {
  const rows = new Map(
    contract.calls.map((call) => {
      const schema = call.answers.find(({ status }) => status === 200)?.schema;
      const success = schema && contract.child(schema, 'oneOf', 0);
      const fields = success ? fieldsIn(contract, success, '') : [];
      const statuses = new Map<number, number>(call.answers.map(({ status }) => [status, 0]));
      return [
        call.operationId,
        {
          call,
          fields,
          seen: new Set<string>(),
          statuses,
          requests: 0,
          answered: false,
          succeeded: false,
          skipped: '',
        },
      ];
    }),
  );
  return {
    request(operationId, status) {
      const row = rows.get(operationId);
      if (!row) return;
      row.requests += 1;
      if (status !== undefined) row.statuses.set(status, (row.statuses.get(status) ?? 0) + 1);
    },
    journey(operationId, isSuccess) {
      const row = rows.get(operationId);
      if (!row) return;
      row.answered = true;
      row.succeeded ||= isSuccess;
    },
    success: ({ operationId }, body) => seenIn(body, '', rows.get(operationId)?.seen ?? new Set()),
    skip(operationId, reason) {
      const row = rows.get(operationId);
      if (row) row.skipped = reason;
    },
    result() {
      const calls = [...rows.values()].map(
        ({ call, fields, seen, statuses, requests, answered, succeeded, skipped }): CallCoverage => ({
          operationId: call.operationId,
          path: call.path,
          requests,
          answered,
          succeeded,
          statuses: [...statuses].map(([status, times]) => ({
            status,
            times,
            isDeclared: call.answers.some((answer) => answer.status === status),
          })),
          fields: fields.map((path) => ({ path, seen: seen.has(path) })),
          ...(skipped !== '' && !answered ? { skipped } : {}),
        }),
      );
      const statuses = calls.flatMap((row) => row.statuses.filter(({ isDeclared }) => isDeclared));
      const fields = calls.flatMap((row) => row.fields);
      return {
        calls,
        count: {
          calls: calls.length,
          answered: calls.filter((row) => row.answered).length,
          succeeded: calls.filter((row) => row.succeeded).length,
          statuses: statuses.length,
          statusesSeen: statuses.filter(({ times }) => times > 0).length,
          fields: fields.length,
          fieldsSeen: fields.filter(({ seen }) => seen).length,
        },
      };
    },
  };
}
