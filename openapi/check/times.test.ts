import { expect, test } from 'vitest';
import type { Sent } from './client.ts';
import { timesOf } from './times.ts';

const took = (path: string, ms: number, isAnswered = true): Sent => ({
  number: 1,
  operationId: path,
  path,
  purpose: 'journey',
  title: '',
  caller: 'guest',
  ...(isAnswered && { status: 200 }),
  startedAt: '',
  ms,
});

test('CON-03 the report tells p50, p95 and the slowest answer of each call, the slowest call first', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => took('/many', 100 - at));
  const times = timesOf([
    ...[9, 1000, 20].map((ms) => took('/few', ms)),
    ...hundred,
    took('/one', 95),
    took('/one', 60_000, false),
    took('/none', 1, false),
  ]);
  expect(times).toEqual([
    { path: '/few', answers: 3, p50: 20, p95: 1000, slowest: 1000 },
    { path: '/many', answers: 100, p50: 50, p95: 95, slowest: 100 },
    { path: '/one', answers: 1, p50: 95, p95: 95, slowest: 95 },
  ]);
});
