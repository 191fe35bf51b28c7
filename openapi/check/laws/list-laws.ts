import { type Call, dataNode } from '../../source/contract.ts';
import { fieldOf, isObject, listOf, numberOf, rowsOf } from '../../source/json-values.ts';
import { type Law, lawsOf, textTerm } from '../../source/laws.ts';
import type { Exchange } from '../client.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import { dayIn, passesFilter } from './answer-laws.ts';

const MOST_ROWS = 999;
const PAGES = 4;
const VALUES = 5;

interface Page {
  rows: readonly unknown[];
  total: number;
  /** Totals count all rows, not only those of the page. */
  totals: unknown;
  exchange: Exchange;
}

const keyOf = (row: unknown) => JSON.stringify(fieldOf(row, 'id') ?? row);
const fieldNamed = (law: Law) => textTerm(law, 'request').replace('request.', '');

function neighbour(day: string, step: 1 | -1): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + step * 86_400_000).toISOString().slice(0, 10);
}

function valuesFor(law: Law, rows: readonly unknown[], choicesOf?: unknown): unknown[] {
  const { field, zone, when, request } = Object(law.terms);
  const fixed = isObject(when) ? when[String(request)] : undefined;
  if (fixed !== undefined || rows.length === 0) return [fixed];
  const values = rows.flatMap((row) => {
    const value = fieldOf(row, String(field));
    return zone === undefined ? value : dayIn(String(zone), value);
  });
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Days without rows show whether the filter is applied.
  const days =
    zone === undefined ? [] : [neighbour(String(values[0]), 1), neighbour(String(values.at(-1)), -1)];
  const byCount = [...counts].sort((left, right) => left[1] - right[1]).map(([value]) => value);
  const rarest = [byCount[0], byCount[Math.floor(byCount.length / 2)], byCount.at(-1)];
  return [...new Set([...rarest, ...listOf(choicesOf), ...days])].slice(0, VALUES);
}

/** Reads every list whole, in pages and by each of its filters (CON-07). */
export async function checkLists({ context, memory, player, options }: JourneyState): Promise<void> {
  for (const call of context.calls) {
    const data = dataNode(context.contract, call);
    if (!data || !context.contract.child(data, 'properties', 'pageNum')) continue;
    options.onProgress?.(`laws ${call.path}`);
    const sent = memory.own.get(call.operationId) ?? memory.bodies.get(call.operationId);
    const required = listOf(fieldOf(call.request.value, 'required')).map(String);
    const base = Object.fromEntries(required.map((name) => [name, fieldOf(sent, name)]));
    if (Object.values(base).includes(undefined)) continue;
    // Of a list with two kinds it reads the cash kind, which every player has.
    for (const name of required) if (typeof base[name] === 'boolean') base[name] = false;
    await checkList(call, base);
  }

  async function checkList(call: Call, base: object): Promise<void> {
    const read = async (title: string, body: object): Promise<Page | undefined> => {
      const reply = await context.request(call.operationId, title, { ...base, ...body }, { as: player });
      const total = numberOf(fieldOf(reply.data, 'total'));
      if (!reply.isSuccess || total === undefined) return undefined;
      const totals = fieldOf(reply.data, 'totals');
      return { rows: rowsOf(reply.data), total, totals, exchange: reply.exchange };
    };
    const all = { pageNum: 1, pageSize: MOST_ROWS };
    const whole = await read('The whole list', all);
    if (!whole) return;
    await joinPages(whole);
    // The list is longer than one page, so a missing row may be on another page.
    if (whole.total > whole.rows.length) return;
    const filters = lawsOf(context.contract, call).filter(
      (law) => law.kind === 'filter' && !(fieldNamed(law) in base),
    );
    /** Reports missing rows only. The law of the answer reports surplus rows. */
    const compare = async (
      law: Law,
      title: string,
      requested: object,
      passes: (row: unknown) => boolean,
      of: string,
    ) => {
      const page = await read(title, { ...all, ...requested });
      const given = new Set(page?.rows.map(keyOf));
      const lost = whole.rows.filter((row) => passes(row) && !given.has(keyOf(row)));
      const message = `lacks ${lost.length} of the rows with ${of} that the whole list has`;
      if (page && lost.length > 0) context.reportLaw(call, law, [['data.list', message]], page.exchange);
    };
    for (const law of filters) {
      const name = fieldNamed(law);
      const choices = fieldOf(context.contract.child(call.request, 'properties', name)?.value, 'enum');
      for (const value of valuesFor(law, whole.rows, choices)) {
        const of = `${name} ${String(value)}`;
        if (value !== undefined)
          await compare(
            law,
            `Only those with ${of}`,
            { [name]: value },
            (row) => passesFilter(law, row, value),
            of,
          );
      }
    }
    // Two filters at once. For each there is a row that the other refuses, so a filter that is ignored shows.
    const free = filters.filter(({ terms }) => fieldOf(terms, 'when') === undefined);
    const tries = free.flatMap((one, index) => free.slice(index + 1).map((other) => [one, other] as const));
    for (const [one, other] of tries) {
      const pairs = valuesFor(one, whole.rows).flatMap((left) =>
        valuesFor(other, whole.rows).map((right) => [left, right] as const),
      );
      const pair = pairs.find(([left, right]) => {
        const given = whole.rows.map((row) => [
          passesFilter(one, row, left),
          passesFilter(other, row, right),
        ]);
        return (
          given.some(([first, second]) => first && !second) &&
          given.some(([first, second]) => !first && second)
        );
      });
      if (!pair || pair.includes(undefined)) continue;
      const both = { [fieldNamed(one)]: pair[0], [fieldNamed(other)]: pair[1] };
      const passes = (row: unknown) => passesFilter(one, row, pair[0]) && passesFilter(other, row, pair[1]);
      await compare(other, 'Two filters', both, passes, Object.keys(both).join(' and '));
    }

    async function joinPages(list: Page): Promise<void> {
      const { rows } = list;
      if (rows.length < 2) return;
      const pageSize = Math.max(1, Math.ceil(rows.length / PAGES));
      const joined: unknown[] = [];
      let last: Exchange | undefined;
      for (let pageNum = 1; pageNum <= PAGES && joined.length < rows.length; pageNum += 1) {
        const where = `${pageNum} of ${pageSize} rows`;
        const page = await read(`Page ${where}`, { pageNum, pageSize });
        if (!page) return;
        joined.push(...page.rows);
        const isAll =
          page.total === list.total && JSON.stringify(page.totals) === JSON.stringify(list.totals);
        const message = `on page ${where} are others than those of the whole list, which has ${list.total} rows`;
        if (!isAll) context.broken(call.operationId, 'totals-of-all', 'data.total', message, page.exchange);
        last = page.exchange;
      }
      const wrong = rows
        .slice(0, joined.length)
        .findIndex((row, index) => keyOf(row) !== keyOf(joined[index]));
      if (wrong === -1 && joined.length >= rows.length) return;
      const row = wrong === -1 ? joined.length : wrong;
      const message = `row ${row + 1} of the pages of ${pageSize} is not that of the whole list`;
      context.broken(call.operationId, 'pages-join', 'data.list', message, last);
    }
  }
}
