import { type Call, dataNode } from '../../source/contract.ts';
import { fieldOf, isObject, listOf, numberOf } from '../../source/json-values.ts';
import { type Law, lawsOf } from '../../source/laws.ts';
import type { Caller, CheckContext } from '../check-context.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { dayIn, passesFilter } from './answer-laws.ts';
import { sharedLaw } from './shared-laws.ts';

const MOST_ROWS = 999;
const PAGES = 4;
const VALUES = 5;

interface Page {
  rows: readonly unknown[];
  total: number;
  /** Totals count all rows, not only those of the page. */
  totals: unknown;
}

async function readPage(
  context: CheckContext,
  call: Call,
  as: Caller,
  body: object,
  title: string,
): Promise<Page | undefined> {
  const reply = await context.request(call.operationId, title, body, { as });
  const total = numberOf(fieldOf(reply.data, 'total'));
  return reply.isSuccess && total !== undefined
    ? { rows: listOf(fieldOf(reply.data, 'list')), total, totals: fieldOf(reply.data, 'totals') }
    : undefined;
}

const keyOf = (row: unknown) => JSON.stringify(fieldOf(row, 'id') ?? row);

async function joinPages(
  context: CheckContext,
  call: Call,
  as: Caller,
  base: object,
  whole: Page,
): Promise<void> {
  const law = sharedLaw(context.contract, 'pages-join');
  if (!law || whole.rows.length < 2) return;
  const pageSize = Math.max(1, Math.ceil(whole.rows.length / PAGES));
  const joined: unknown[] = [];
  for (let pageNum = 1; pageNum <= PAGES && joined.length < whole.rows.length; pageNum += 1) {
    const page = await readPage(
      context,
      call,
      as,
      { ...base, pageNum, pageSize },
      `Page ${pageNum} of ${pageSize} rows`,
    );
    if (!page) return;
    joined.push(...page.rows);
    const { total, totals } = page;
    const isAll = total === whole.total && JSON.stringify(totals) === JSON.stringify(whole.totals);
    const counted = `on page ${pageNum} of ${pageSize} rows are others than those of the whole list`;
    if (!isAll)
      context.reportLaw(call, sharedLaw(context.contract, 'totals-of-all'), [['data.total', counted]]);
  }
  const wrong = whole.rows
    .slice(0, joined.length)
    .findIndex((row, index) => keyOf(row) !== keyOf(joined[index]));
  if (wrong === -1 && joined.length >= whole.rows.length) return;
  const says = `row ${wrong === -1 ? joined.length + 1 : wrong + 1} of the pages of ${pageSize} is not that of the whole list`;
  context.reportLaw(call, law, [['data.list', says]]);
}

function neighbour(day: string, step: 1 | -1): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + step * 86_400_000).toISOString().slice(0, 10);
}

function valuesFor(law: Law, rows: readonly unknown[], choicesOf: unknown): unknown[] {
  const field = String(fieldOf(law.terms, 'field'));
  const zone = fieldOf(law.terms, 'zone');
  const conditions = fieldOf(law.terms, 'when');
  const fixed = isObject(conditions) ? conditions[String(fieldOf(law.terms, 'request'))] : undefined;
  if (fixed !== undefined || rows.length === 0) return [fixed];
  const values = rows.flatMap((row) => {
    const value = fieldOf(row, field);
    return zone === undefined ? value : dayIn(String(zone), value);
  });
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Days without rows show whether the filter is applied.
  const days =
    zone === undefined ? [] : [neighbour(String(values[0]), 1), neighbour(String(values.at(-1)), -1)];
  const choices = [...listOf(choicesOf), ...days];
  const byCount = [...counts].sort((left, right) => left[1] - right[1]).map(([value]) => value);
  const rarest = [byCount[0], byCount[Math.floor(byCount.length / 2)], byCount.at(-1)];
  return [...new Set([...rarest, ...choices])].slice(0, VALUES);
}

/** Reports missing rows only. The law of the answer reports surplus rows. */
async function tryFilter(
  context: CheckContext,
  call: Call,
  as: Caller,
  base: object,
  law: Law,
  whole: Page,
): Promise<void> {
  const name = String(fieldOf(law.terms, 'request')).replace('request.', '');
  const choices = fieldOf(context.contract.child(call.request, 'properties', name)?.value, 'enum');
  for (const value of valuesFor(law, whole.rows, choices)) {
    if (value === undefined) continue;
    const body = { ...base, pageNum: 1, pageSize: MOST_ROWS, [name]: value };
    const page = await readPage(context, call, as, body, `Only those with ${name} ${String(value)}`);
    if (!page) continue;
    const given = new Set(page.rows.map(keyOf));
    const lost = whole.rows.filter((row) => passesFilter(law, row, value) && !given.has(keyOf(row)));
    if (lost.length === 0) continue;
    const says = `lacks ${lost.length} of the rows with ${name} ${String(value)} that the whole list has`;
    context.reportLaw(call, law, [['data.list', says]]);
  }
}

/** Two filters at once. For each filter there is a row that the other refuses, so a filter that is ignored shows. */
async function tryTogether(
  context: CheckContext,
  call: Call,
  as: Caller,
  base: object,
  laws: readonly Law[],
  whole: Page,
): Promise<void> {
  const nameOf = (law: Law) => String(fieldOf(law.terms, 'request')).replace('request.', '');
  const tries = laws.flatMap((one, index) => laws.slice(index + 1).map((other) => [one, other] as const));
  for (const [one, other] of tries) {
    const values = [one, other].map((law) => valuesFor(law, whole.rows, []));
    const pairs = (values[0] ?? []).flatMap((left) =>
      (values[1] ?? []).map((right) => [left, right] as const),
    );
    const passes = (row: unknown, left: unknown, right: unknown) =>
      [passesFilter(one, row, left), passesFilter(other, row, right)] as const;
    const pair = pairs.find(([left, right]) => {
      const given = whole.rows.map((row) => passes(row, left, right));
      return (
        given.some(([first, second]) => first && !second) && given.some(([first, second]) => !first && second)
      );
    });
    if (!pair || pair.includes(undefined)) continue;
    const [left, right] = pair;
    const both = { [nameOf(one)]: left, [nameOf(other)]: right };
    const page = await readPage(
      context,
      call,
      as,
      { ...base, pageNum: 1, pageSize: MOST_ROWS, ...both },
      'Two filters',
    );
    const given = new Set(page?.rows.map(keyOf));
    const due = whole.rows.filter((row) => passes(row, left, right).every(Boolean));
    const lost = due.filter((row) => !given.has(keyOf(row)));
    const says = `lacks ${lost.length} of the rows with ${Object.keys(both).join(' and ')} that the whole list has`;
    if (page && lost.length > 0) context.reportLaw(call, other, [['data.list', says]]);
  }
}

/** Reads every list whole, in pages and by each of its filters (CON-07). */
export async function checkLists({ context, memory, player, options }: JourneyState): Promise<void> {
  for (const call of context.contract.calls) {
    const data = dataNode(context.contract, call);
    const isList = data !== undefined && context.contract.child(data, 'properties', 'pageNum') !== undefined;
    if (!isList || (options.only && !options.only.has(call.operationId))) continue;
    options.onProgress?.(`laws ${call.path}`);
    const sent = memory.own.get(call.operationId) ?? memory.bodies.get(call.operationId);
    const required = listOf(fieldOf(call.request.value, 'required')).map(String);
    const base = Object.fromEntries(required.map((name) => [name, fieldOf(sent, name)]));
    if (Object.values(base).includes(undefined)) continue;
    const flags = required.filter((name) => typeof base[name] === 'boolean');
    // Of a list with two kinds it reads the cash kind, which every player has.
    const body = { ...base, ...Object.fromEntries(flags.map((name) => [name, false])) };
    const whole = await readPage(
      context,
      call,
      player,
      { ...body, pageNum: 1, pageSize: MOST_ROWS },
      'The whole list',
    );
    if (!whole) continue;
    await joinPages(context, call, player, body, whole);
    // The list is longer than one page, so a missing row may be on another page.
    if (whole.total > whole.rows.length) continue;
    const filters = lawsOf(context.contract, call).filter(({ kind, terms }) => {
      const name = String(fieldOf(terms, 'request')).replace('request.', '');
      return kind === 'filter' && !required.includes(name);
    });
    for (const law of filters) await tryFilter(context, call, player, body, law, whole);
    const free = filters.filter(({ terms }) => fieldOf(terms, 'when') === undefined);
    await tryTogether(context, call, player, body, free, whole);
  }
}
