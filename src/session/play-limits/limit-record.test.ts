import { expect, test } from 'vitest';
import { limitRecordFrom } from './limit-record.ts';
import { NO_LIMITS, setDepositLimit, startExclusion } from './limit-rules.ts';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');

test('PLR-02 limits come back from the device as they went in', () => {
  const lowered = setDepositLimit(NO_LIMITS, 'week', 5_000_000n, NOW);
  const raised = setDepositLimit(lowered, 'week', null, NOW);
  const nothing = setDepositLimit(raised, 'day', 0n, NOW);
  const limits = { ...startExclusion(nothing, 'year', NOW), realityMinutes: 30 as const };
  const record = { players: { abc: limits }, seenAt: NOW };
  expect(limitRecordFrom(structuredClone(record))).toEqual(record);
});

test.each([undefined, null, 7, 'text', [], { players: 7, seenAt: 'now' }, { players: 'all' }])(
  'PLR-02 the broken record %j reads as nothing set',
  (record) => {
    expect(limitRecordFrom(record)).toEqual({ players: {}, seenAt: 0 });
  },
);

test('PLR-02 what is broken in a record is not set, and the rest of it stands', () => {
  const players = {
    abc: {
      deposit: {
        day: { amount: -1n, raise: null },
        week: { amount: 500n, raise: { amount: 7, ripeAt: NOW } },
      },
      block: { kind: 'timeOut', until: NOW },
      realityMinutes: 17,
    },
  };
  expect(limitRecordFrom({ players, seenAt: NOW }).players.abc).toEqual({
    ...NO_LIMITS,
    deposit: { ...NO_LIMITS.deposit, week: { amount: 500n, raise: null } },
    block: { kind: 'timeOut', since: NOW, until: NOW },
  });
});

test.each([
  { kind: 'timeOut', until: 'later' },
  { kind: 'exclusion', until: Number.POSITIVE_INFINITY },
  { kind: 'pause', until: NOW },
])('PLR-02 the block %j, of no known kind or end, is none', (block) => {
  const players = { abc: { block: { since: 1, ...block } } };
  expect(limitRecordFrom({ players }).players.abc?.block).toBeNull();
});
