import type { ChatEntry, ChatMessage } from '@copihue/contract/chat-events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ChatEvent,
  type ChatThread,
  emptyThread,
  isBegun,
  nextThread,
  toSend,
  unreadCount,
} from './chat-thread.ts';

const SENT_AT = '2026-11-21T12:00:00.000Z';
const message = (id: string): ChatMessage => ({ id, text: id, sentAt: SENT_AT });
const entry = (seq: number, from: ChatEntry['from'], id = `e${seq}`): ChatEntry => ({
  id,
  seq,
  from,
  text: id,
  sentAt: SENT_AT,
});
const joined: ChatEvent = { type: 'joined', conversationId: 'c1' };
const written = (id: string): ChatEvent => ({ type: 'written', message: message(id) });
const received = (...of: Parameters<typeof entry>): ChatEvent => ({ type: 'received', entry: entry(...of) });

function play(events: readonly ChatEvent[], thread: ChatThread = emptyThread('v')) {
  const sent: string[] = [];
  for (const event of events) {
    const next = nextThread(thread, event);
    sent.push(...toSend(thread, next, event).map(({ id }) => id));
    thread = next;
  }
  return {
    thread,
    sent,
    outbox: thread.outbox.map(({ id, state }) => `${id} ${state}`),
    entries: thread.entries.map(({ id }) => id),
  };
}

const table: [string, ChatEvent[], { sent: string[]; outbox: string[]; entries: string[] }][] = [
  [
    'written before there is a connection waits',
    [written('a')],
    { sent: [], outbox: ['a waiting'], entries: [] },
  ],
  [
    'a message without a receipt in time is marked; a retry sends that one alone',
    [joined, written('a'), written('b'), { type: 'late', id: 'a' }, { type: 'retried', id: 'a' }],
    { sent: ['a', 'b', 'a'], outbox: ['a sending', 'b sending'], entries: [] },
  ],
  [
    'a retry without a connection waits',
    [joined, written('a'), { type: 'late', id: 'a' }, { type: 'left' }, { type: 'retried', id: 'a' }],
    { sent: ['a'], outbox: ['a waiting'], entries: [] },
  ],
  [
    'a late receipt still counts',
    [joined, written('a'), { type: 'late', id: 'a' }, received(1, 'player', 'a'), { type: 'late', id: 'a' }],
    { sent: ['a'], outbox: [], entries: ['a'] },
  ],
  [
    'entries stand in the order of the server, whatever order they came in',
    [joined, received(3, 'agent'), received(1, 'agent'), received(2, 'agent')],
    { sent: [], outbox: [], entries: ['e1', 'e2', 'e3'] },
  ],
  [
    'another conversation replaces what is shown and keeps what is to be sent',
    [joined, received(1, 'agent'), { type: 'left' }, written('a'), { type: 'joined', conversationId: 'c2' }],
    { sent: ['a'], outbox: ['a sending'], entries: [] },
  ],
  [
    'the next person on this device sees nothing and sends nothing',
    [
      joined,
      received(1, 'agent'),
      written('a'),
      { type: 'cleared', visitorId: 'w' },
      { type: 'left' },
      joined,
    ],
    { sent: ['a'], outbox: [], entries: [] },
  ],
];
test.each(table)('CHT-01 %s', (_title, events, expected) => {
  const { sent, outbox, entries } = play(events);
  expect({ sent, outbox, entries }).toEqual(expected);
});

test('CHT-01 whatever is lost and repeated, each message arrives once and in order', () => {
  const step = fc.constantFrom('write', 'drop', 'lose', 'deliver', 'late');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      // A server that accepts each id once, behind a connection that delivers in order until it breaks.
      const taken: string[] = [];
      let wire: string[] = [];
      let thread = emptyThread('v');
      let count = 0;
      const go = (event: ChatEvent) => {
        const next = nextThread(thread, event);
        wire.push(...toSend(thread, next, event).map(({ id }) => id));
        thread = next;
      };
      const receipt = (id: string) =>
        go({ type: 'received', entry: entry(taken.indexOf(id) + 1, 'player', id) });
      const take = (id: string) => {
        if (!taken.includes(id)) taken.push(id);
      };
      const rejoin = () => {
        go({ type: 'left' });
        wire = [];
        go(joined);
        for (const id of [...taken]) receipt(id);
      };
      rejoin();
      for (const one of steps) {
        const head = wire.shift();
        if (one === 'write') {
          count += 1;
          if (head) wire.unshift(head);
          go(written(`m${count}`));
        } else if (one === 'drop') rejoin();
        else if (head === undefined) continue;
        else if (one === 'deliver') {
          take(head);
          receipt(head);
        } else if (one === 'lose') {
          take(head);
          rejoin();
        } else {
          wire.unshift(head);
          go({ type: 'late', id: head });
          go({ type: 'retried', id: head });
        }
      }
      rejoin();
      for (const id of wire.splice(0)) {
        take(id);
        receipt(id);
      }
      const all = Array.from({ length: count }, (_, index) => `m${index + 1}`);
      expect(taken).toEqual(all);
      expect(thread.entries.map(({ id }) => id)).toEqual(all);
      expect(thread.outbox).toEqual([]);
    }),
  );
});

test('CHT-01 answers count until they are read; own messages never do', () => {
  const { thread } = play([joined, received(1, 'agent'), received(2, 'player', 'a'), received(3, 'agent')]);
  expect(unreadCount(thread)).toBe(1);
  expect(unreadCount(nextThread(thread, { type: 'read' }))).toBe(0);
});

test('CHT-01 an answer ends the typing, a receipt does not', () => {
  const typing = play([joined, { type: 'typing' }, received(1, 'player', 'a')]).thread;
  expect(typing.isTyping).toBe(true);
  expect(nextThread(typing, { type: 'received', entry: entry(2, 'agent') }).isTyping).toBe(false);
  expect(nextThread(typing, { type: 'typing-over' }).isTyping).toBe(false);
});

test('CHT-01 a greeting alone is no conversation yet', () => {
  expect(isBegun(play([joined, received(1, 'agent')]).thread)).toBe(false);
  expect(isBegun(play([written('a')]).thread)).toBe(true);
});
