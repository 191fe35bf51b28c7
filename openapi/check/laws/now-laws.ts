import { fieldOf, listOf, textOf } from '../../source/json-values.ts';
import { lawsOf } from '../../source/laws.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import type { Broken } from './answer-laws.ts';

type Now = (rows: readonly unknown[], now: number) => Broken[];

const timeOf = (row: unknown, field: string) => Date.parse(String(fieldOf(row, field)));

const notBegun: Now = (rows, now) =>
  rows.flatMap((row, index) =>
    ['score', 'minute', 'isLive']
      .filter((field) => (fieldOf(row, field) ?? false) !== false && timeOf(row, 'startsAt') > now)
      .map((field): Broken => [`data.${index}.${field}`, 'is there before the start']),
  );

const inForce: Now = (rows, now) =>
  rows.flatMap((row, index) =>
    timeOf(row, 'startsAt') <= now && now - 2 * SLACK_MS <= timeOf(row, 'endsAt')
      ? []
      : [[`data.${index}`, 'is not in force now'] as const],
  );

const announcedFirst: Now = (rows) => {
  const rank = (row: unknown) => Number(fieldOf(row, 'level') === 'winner');
  const wrong = rows.findIndex((row, index) => {
    const before = rows[index - 1];
    if (before === undefined) return false;
    if (rank(before) !== rank(row)) return rank(before) > rank(row);
    return rank(row) === 0 && timeOf(before, 'startsAt') < timeOf(row, 'startsAt');
  });
  return wrong === -1 ? [] : [[`data.${wrong}`, 'is not in its order after the notice before it']];
};

const checks: Readonly<Record<string, Now>> = {
  'not-begun': notBegun,
  'in-force': inForce,
  'announced-first': announcedFirst,
};

const SLACK_MS = 1000;

/** Compares answers about the present with the server's time (CON-07). */
export async function checkNow({ context, memory, options }: JourneyState): Promise<void> {
  for (const call of context.contract.calls) {
    const laws = lawsOf(context.contract, call).filter(({ name }) => name in checks);
    const body = memory.bodies.get(call.operationId);
    if (laws.length === 0 || body === undefined || !(options.only?.has(call.operationId) ?? true)) continue;
    const time = await context.request('ping', 'What holds at the moment', {});
    const now = Date.parse(textOf(fieldOf(time.data, 'serverTime')) ?? '');
    const reply = await context.request(call.operationId, 'What holds at the moment', body);
    if (Number.isNaN(now) || !reply.isSuccess) continue;
    for (const law of laws)
      context.reportLaw(
        call,
        law,
        checks[law.name]?.(listOf(reply.data), now + SLACK_MS) ?? [],
        reply.exchange,
      );
  }
}
