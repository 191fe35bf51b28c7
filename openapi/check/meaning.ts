import { type Call, type Contract, type ContractNode, dataNode } from '../source/contract.ts';
import { fieldOf, listOf, numberOf } from '../source/json-values.ts';
import { lawsOf, sharedLaws } from '../source/laws.ts';
import type { Problem } from './finding.ts';
import { type AnsweredFacts, answerLawProblems } from './laws/answer-laws.ts';
import { leavesOf } from './leaves.ts';
import { shown } from './schema-check.ts';

/** `{list, total, pageNum, pageSize}` must be the requested page, with as many rows as the total leaves for it. */
function pageProblems(
  contract: Contract,
  call: Call,
  schema: ContractNode,
  { data, request }: AnsweredFacts,
): Problem[] {
  const total = numberOf(fieldOf(data, 'total'));
  const list = fieldOf(data, 'list');
  if (total === undefined || !Array.isArray(list)) return [];
  const placeOf = (field: string) => contract.child(schema, 'properties', field) ?? schema;
  const echoes = ['pageNum', 'pageSize'].flatMap((field): Problem[] => {
    const fallback = fieldOf(contract.child(call.request, 'properties', field)?.value, 'default');
    const requested = numberOf(fieldOf(request, field) ?? fallback);
    const given = fieldOf(data, field);
    if (requested === undefined || requested === given) return [];
    const message = `is ${shown(given)}, and ${requested} was asked for`;
    return [{ rule: 'page-echo', at: `data.${field}`, message, place: placeOf(field) }];
  });
  if (echoes.length > 0) return echoes;
  const [pageNum, pageSize] = [Number(fieldOf(data, 'pageNum')), Number(fieldOf(data, 'pageSize'))];
  const due = Math.min(pageSize, Math.max(0, total - (pageNum - 1) * pageSize));
  if (due === list.length) return [];
  const message = `is ${total}, which leaves ${due} rows for page ${pageNum} of ${pageSize}; it has ${list.length}`;
  return [{ rule: 'list-total', at: 'data.total', message, place: placeOf('total') }];
}

function idProblems(schema: ContractNode, { data }: AnsweredFacts): Problem[] {
  const at = Array.isArray(data) ? 'data' : 'data.list';
  const rows = Array.isArray(data) ? data : listOf(fieldOf(data, 'list'));
  const ids = rows.map((row) => fieldOf(row, 'id')).filter((id) => id !== undefined);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return [];
  return [{ rule: 'unique-ids', at, message: `has the id ${shown(twice)} twice`, place: schema }];
}

/** Times must be in UTC. A date-time with another offset has a valid form but another meaning. */
function timeProblems(contract: Contract, schema: ContractNode, { data }: AnsweredFacts): Problem[] {
  return leavesOf(contract, schema, data)
    .filter(({ schema: { value: part }, value }) => {
      return (
        fieldOf(part, 'format') === 'date-time' && value !== null && !/(Z|[+-]00:00)$/i.test(String(value))
      );
    })
    .map(({ at, schema: place, value }) => {
      return { rule: 'utc-time', at, message: `is ${shown(value)}, and times are in UTC`, place };
    });
}

/** Checks the laws of a call, and those of every list and time (CON-07). */
export function meaningProblems(contract: Contract, call: Call, facts: AnsweredFacts): Problem[] {
  const schema = dataNode(contract, call) ?? call.part;
  const stated = new Set(sharedLaws(contract).map(({ name }) => name));
  const ofAll = [
    ...idProblems(schema, facts),
    ...pageProblems(contract, call, schema, facts),
    ...timeProblems(contract, schema, facts),
  ];
  return [
    ...answerLawProblems(lawsOf(contract, call), facts),
    ...ofAll.filter(({ rule }) => stated.has(rule)),
  ];
}
