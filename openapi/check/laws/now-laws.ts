import { fieldOf, listOf, textOf } from '../../source/json-values.ts';
import type { JourneyState } from '../journey/journey-state.ts';
import type { Broken } from './answer-laws.ts';

type Now = (rows: readonly unknown[], now: number) => Broken[];

const SLACK_MS = 1000;

const timeOf = (row: unknown, field: string) => Date.parse(String(fieldOf(row, field)));

const checks: Readonly<Record<string, Now>> = {
  'not-begun': (rows, now) =>
    rows.flatMap((row, index) =>
      ['score', 'minute', 'isLive']
        .filter((field) => (fieldOf(row, field) ?? false) !== false && timeOf(row, 'startsAt') > now)
        .map((field): Broken => [`data.${index}.${field}`, 'is there before the start']),
    ),
  'in-force': (rows, now) =>
    rows.flatMap((row, index): Broken[] => {
      const isIn = timeOf(row, 'startsAt') <= now && now - 2 * SLACK_MS <= timeOf(row, 'endsAt');
      return isIn ? [] : [[`data.${index}`, 'is not in force now']];
    }),
  'announced-first': (rows) => {
    const rank = (row: unknown) => Number(fieldOf(row, 'level') === 'winner');
    const wrong = rows.findIndex((row, index) => {
      const before = rows[index - 1];
      if (before === undefined) return false;
      if (rank(before) !== rank(row)) return rank(before) > rank(row);
      return rank(row) === 0 && timeOf(before, 'startsAt') < timeOf(row, 'startsAt');
    });
    return wrong === -1 ? [] : [[`data.${wrong}`, 'is not in its order after the notice before it']];
  },
};

/** Compares answers about the present with the server's time (CON-07). */
export async function checkNow({ context, memory }: JourneyState): Promise<void> {
  const stated = context.stated(({ name }) => name in checks);
  for (const call of new Set(stated.map((row) => row.call))) {
    const body = memory.bodies.get(call.operationId);
    if (body === undefined) continue;
    const time = await context.read('ping', 'What holds at the moment', {});
    const now = Date.parse(textOf(fieldOf(time, 'serverTime')) ?? '');
    const reply = await context.request(call.operationId, 'What holds at the moment', body);
    if (Number.isNaN(now) || !reply.isSuccess) continue;
    for (const { law } of stated.filter((row) => row.call === call))
      context.reportLaw(
        call,
        law,
        checks[law.name]?.(listOf(reply.data), now + SLACK_MS) ?? [],
        reply.exchange,
      );
  }
}
