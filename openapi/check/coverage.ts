import type { Call, Contract, ContractNode } from '../source/contract.ts';
import { fieldOf, fieldsOf, listOf } from '../source/json-values.ts';
import { groupedBy } from './grouped.ts';

export interface CallCoverage {
  operationId: string;
  path: string;
  requests: number;
  succeeded: boolean;
  answered: boolean;
  statuses: { status: number; times: number; isDeclared: boolean }[];
  /** Fields of the success answer, such as `data.list[].id`. */
  fields: { path: string; seen: boolean }[];
  /** `unseen` is the reason why a code was not provoked. */
  refusals: { code: string; seen: boolean; unseen: string | undefined }[];
  skipped?: string | undefined;
}

/** True for calls of which some were made, and none of those is there. */
export function isNothingThere(calls: readonly CallCoverage[], absent: readonly string[]): boolean {
  const made = calls.filter(({ requests }) => requests > 0);
  return made.length > 0 && made.every(({ path }) => absent.includes(path));
}

/** @param absent paths of calls that do not exist yet, so none of their refusals could be provoked */
export function unseenRefusals(
  calls: readonly CallCoverage[],
  absent: readonly string[] = [],
): { code: string; reason: string; calls: number }[] {
  const unseen = calls
    .filter(({ path }) => !absent.includes(path))
    .flatMap(({ refusals }) => refusals)
    .flatMap(({ code, unseen: reason }) => (reason === undefined ? [] : { code, reason }));
  return [...groupedBy(unseen, ({ code, reason }) => `${code} ${reason}`).values()].flatMap((rows) =>
    rows.slice(0, 1).map((row) => ({ ...row, calls: rows.length })),
  );
}

/** A limit, because a schema may refer to itself. */
const DEEPEST = 12;

function fieldsIn(contract: Contract, schema: ContractNode, at: string, depth = 0): string[] {
  if (depth > DEEPEST) return [];
  const inside = (part: ContractNode | undefined, path: string) =>
    part ? fieldsIn(contract, part, path, depth + 1) : [];
  const properties = fieldsOf(fieldOf(schema.value, 'properties')).flatMap(([key]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return [path, ...inside(contract.child(schema, 'properties', key), path)];
  });
  return [
    ...properties,
    ...inside(contract.child(schema, 'items'), `${at}[]`),
    ...[0, 1].flatMap((index) => inside(contract.child(schema, 'oneOf', index), at)),
  ];
}

function pathsIn(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((row) => pathsIn(row, `${at}[]`));
  return fieldsOf(value).flatMap(([key, field]) => {
    const path = at === '' ? key : `${at}.${key}`;
    return [path, ...pathsIn(field, path)];
  });
}

const fieldsOfCalls = new WeakMap<ContractNode, readonly string[]>();

/** Fields of the success answer; found once for all runs over the same contract. */
function successFields(contract: Contract, { answers, part }: Call): readonly string[] {
  const known = fieldsOfCalls.get(part);
  if (known) return known;
  const leftOut = listOf(fieldOf(part.value, 'x-left-out')).map(String);
  const isLeftOut = (field: string) =>
    leftOut.some((name) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`));
  const schema = answers.find(({ status }) => status === 200)?.schema;
  const success = schema && contract.child(schema, 'oneOf', 0);
  const fields = success ? fieldsIn(contract, success, '').filter((field) => !isLeftOut(field)) : [];
  fieldsOfCalls.set(part, fields);
  return fields;
}

export function createCoverage(contract: Contract) {
  const rows = new Map(
    contract.calls.map((call): [string, CallCoverage] => [
      call.operationId,
      {
        operationId: call.operationId,
        path: call.path,
        requests: 0,
        answered: false,
        succeeded: false,
        statuses: call.answers.map(({ status }) => ({ status, times: 0, isDeclared: true })),
        fields: successFields(contract, call).map((path) => ({ path, seen: false })),
        refusals: call.refusals.map((code) => ({ code, seen: false, unseen: 'was not provoked' })),
      },
    ]),
  );
  const refusalOf = (operationId: string, code: string) =>
    rows.get(operationId)?.refusals.find((row) => row.code === code);
  return {
    request(operationId: string, status: number | undefined) {
      const row = rows.get(operationId);
      if (!row) return;
      row.requests += 1;
      const known = row.statuses.find((one) => one.status === status);
      if (known) known.times += 1;
      else if (status !== undefined) row.statuses.push({ status, times: 1, isDeclared: false });
    },
    journey(operationId: string, isSuccess: boolean) {
      const row = rows.get(operationId);
      if (!row) return;
      row.answered = true;
      row.succeeded ||= isSuccess;
    },
    isDone: (operationId: string) => rows.get(operationId)?.succeeded === true,
    success({ operationId }: Call, body: unknown) {
      const given = new Set(pathsIn(body, ''));
      for (const field of rows.get(operationId)?.fields ?? []) field.seen ||= given.has(field.path);
    },
    refusal(operationId: string, code: string) {
      const refusal = refusalOf(operationId, code);
      if (refusal) Object.assign(refusal, { seen: true, unseen: undefined });
    },
    unseen(operationId: string, code: string, reason: string) {
      const refusal = refusalOf(operationId, code);
      if (refusal && !refusal.seen) refusal.unseen = reason;
    },
    skip(operationId: string, reason: string) {
      const row = rows.get(operationId);
      if (row) row.skipped = reason;
    },
    result: (): CallCoverage[] =>
      [...rows.values()].map((row) => (row.answered ? { ...row, skipped: undefined } : row)),
  };
}
