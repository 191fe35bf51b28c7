import { expect, test } from 'vitest';
import { nextThread, recordOf, threadFrom } from './chat-thread.ts';

const VISITOR = 'a-guest-of-this-phone';
const entry = { id: 'a-1', seq: 1, from: 'agent', text: 'Hola', sentAt: '2026-11-21T12:00:00.000Z' } as const;
const message = { id: 'm1', text: 'Hola', sentAt: '2026-11-21T12:00:01.000Z' };

function begun() {
  const empty = threadFrom({ visitorId: VISITOR }, undefined);
  const joined = nextThread(empty, { type: 'joined', conversationId: 'c1' });
  const received = nextThread(joined, { type: 'received', entry });
  return nextThread(received, { type: 'written', message });
}

test('CHT-01 a conversation comes back from the device, and what was on its way waits again', () => {
  const thread = begun();
  const kept = threadFrom(JSON.parse(JSON.stringify(recordOf(thread, undefined))), undefined);
  expect(kept).toEqual({ ...thread, isOnline: false, outbox: [{ ...message, state: 'waiting' }] });
});

test("CHT-01 the next player of a device never sees a player's conversation; a guest's goes on after the login", () => {
  const players = recordOf(begun(), 'ana');
  expect(threadFrom(players, 'ana').visitorId).toBe(VISITOR);
  for (const stranger of [threadFrom(players, undefined), threadFrom(players, 'eva')]) {
    expect([stranger.entries, stranger.outbox]).toEqual([[], []]);
    expect(stranger.visitorId).not.toBe(VISITOR);
  }
  expect(threadFrom(recordOf(begun(), undefined), 'ana').outbox).toHaveLength(1);
});

test.each([undefined, null, 7, [], { visitorId: 'short' }])(
  'CHT-01 the broken record %j is an empty one',
  (record) => {
    const { entries, outbox, visitorId } = threadFrom(record, undefined);
    expect([entries, outbox]).toEqual([[], []]);
    expect(visitorId.length).toBeGreaterThanOrEqual(16);
  },
);

test('CHT-01 what is broken in a record is left out', () => {
  const record = {
    visitorId: VISITOR,
    conversationId: 7,
    entries: [entry, { ...entry, from: 'nobody' }, null],
    outbox: [{ ...message, text: '' }, message],
    readSeq: 'all',
  };
  const { entries, outbox, conversationId, readSeq } = threadFrom(record, undefined);
  expect([entries.length, outbox.length, conversationId, readSeq]).toEqual([1, 1, undefined, 0]);
});
