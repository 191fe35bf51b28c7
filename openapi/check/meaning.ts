import type { Call, Contract, Part } from '../source/contract.ts';
import { fieldOf, fieldsOf, listOf, numberOf, textOf } from '../source/json-values.ts';
import type { Problem } from './finding.ts';
import { type AnsweredFacts, rules } from './meaning-rules.ts';
import { shown } from './schema-check.ts';

/** Names that the lists of the contract use for the time of a row. */
const TIME_FIELDS = ['createdAt', 'claimedAt', 'startsAt', 'at'];

function defaultOf(contract: Contract, call: Call, field: string): number | undefined {
  return numberOf(fieldOf(contract.child(call.request, 'properties', field)?.value, 'default'));
}

/** `{list, total, pageNum, pageSize}`: the page that was asked for, with as many rows as the total allows. */
function pageProblems(
  contract: Contract,
  call: Call,
  schema: Part,
  { data, request }: AnsweredFacts,
): Problem[] {
  const total = numberOf(fieldOf(data, 'total'));
  const list = fieldOf(data, 'list');
  if (total === undefined || !Array.isArray(list)) return [];
  const problem = (rule: string, at: string, field: string, says: string): Problem => ({
    rule,
    at,
    says,
    place: contract.child(schema, 'properties', field) ?? schema,
  });
  const echoes = ['pageNum', 'pageSize'].flatMap((field): Problem[] => {
    const asked = numberOf(fieldOf(request, field)) ?? defaultOf(contract, call, field);
    const given = fieldOf(data, field);
    if (asked === undefined || asked === given) return [];
    return [problem('page-echo', `data.${field}`, field, `is ${shown(given)}, and ${asked} was asked for`)];
  });
  if (echoes.length > 0) return echoes;
  const [pageNum, pageSize] = [Number(fieldOf(data, 'pageNum')), Number(fieldOf(data, 'pageSize'))];
  if (list.length > pageSize) {
    const says = `has ${list.length} rows, and ${pageSize} were asked for`;
    return [problem('page-size', 'data.list', 'pageSize', says)];
  }
  const due = Math.min(pageSize, Math.max(0, total - (pageNum - 1) * pageSize));
  if (due === list.length) return [];
  const says = `is ${total}, which leaves ${due} rows for page ${pageNum} of ${pageSize}; it has ${list.length}`;
  return [problem('list-total', 'data.total', 'total', says)];
}

/** "newest first, then ..." describes a list of several parts, each with its own order; it is not checked. */
const ONE_ORDER = /newest first(?!, then)/i;

function isNewestFirst(call: Call, schema: Part): boolean {
  const words = [
    fieldOf(call.part.value, 'description'),
    fieldOf(schema.value, 'description'),
    fieldOf(call.request.value, 'description'),
  ];
  return words.some((text) => ONE_ORDER.test(textOf(text) ?? ''));
}

function orderProblems(call: Call, schema: Part, { data }: AnsweredFacts): Problem[] {
  if (!isNewestFirst(call, schema)) return [];
  const rows = Array.isArray(data) ? listOf(data) : listOf(fieldOf(data, 'list'));
  const field = TIME_FIELDS.find((name) => fieldOf(rows[0], name) !== undefined);
  if (field === undefined) return [];
  const times = rows.map((row) => Date.parse(textOf(fieldOf(row, field)) ?? ''));
  const late = times.findIndex((time, index) => index > 0 && time > (times[index - 1] ?? time));
  if (late === -1) return [];
  const at = `${Array.isArray(data) ? 'data' : 'data.list'}.${late}.${field}`;
  return [{ rule: 'newest-first', at, says: 'is newer than the row before it', place: call.part }];
}

/** Times are ISO 8601 in UTC: a date-time with another offset has the right form but another meaning. */
function timeProblems(contract: Contract, schema: Part, value: unknown, at: string): Problem[] {
  if (typeof value === 'string') {
    if (fieldOf(schema.value, 'format') !== 'date-time' || /(Z|[+-]00:00)$/i.test(value)) return [];
    return [{ rule: 'utc-time', at, says: `is ${shown(value)}, and times are in UTC`, place: schema }];
  }
  if (Array.isArray(value)) {
    const items = contract.child(schema, 'items');
    return items ? value.flatMap((row, index) => timeProblems(contract, items, row, `${at}.${index}`)) : [];
  }
  return fieldsOf(value).flatMap(([key, field]) => {
    const property = contract.child(schema, 'properties', key);
    const inner = property && (contract.child(property, 'oneOf', 0) ?? property);
    return inner ? timeProblems(contract, inner, field, `${at}.${key}`) : [];
  });
}

function dataSchema(contract: Contract, call: Call): Part | undefined {
  const schema = call.answers.find(({ status }) => status === 200)?.schema;
  return schema && contract.child(schema, 'oneOf', 0, 'properties', 'data');
}

/** Breaks of what the contract says in words, because no schema can: sums, order, repeated values, the session token. */
export function meaningProblems(contract: Contract, call: Call, facts: AnsweredFacts): Problem[] {
  const schema = dataSchema(contract, call) ?? call.part;
  const found = rules
    .filter(({ calls }) => calls === undefined || calls.includes(call.operationId))
    .flatMap(({ name, saidIn, check }) => {
      const place = saidIn ? (contract.child(schema, ...saidIn) ?? schema) : call.part;
      return check(facts).map(([at, says]): Problem => ({ rule: name, at, says, place }));
    });
  return [
    ...found,
    ...pageProblems(contract, call, schema, facts),
    ...orderProblems(call, schema, facts),
    ...timeProblems(contract, schema, facts.data, 'data'),
  ];
}
