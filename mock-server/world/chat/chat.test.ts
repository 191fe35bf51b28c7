import { expect, test } from 'vitest';
import { createTestWorld, newPlayer, richPlayer, TEST_NOW } from '../../../tests/support/test-world.ts';
import { supportWords } from '../../texts/support-words.ts';
import { schedule } from '../core/due.ts';
import type { World } from '../core/world.ts';
import type { ChatDelivery, ChatOwner, ConversationRow } from '../tables/chat-rows.ts';
import { entryOnWire, joinChat, receiveChat } from './chat.ts';

const visitorId = 'a-guest-of-this-phone';
const join = { visitorId, lang: 'en' as const, afterSeq: 0 };
const guest: ChatOwner = `visitor:${visitorId}`;
const { topics } = supportWords.en;

const send = (world: World, owner: ChatOwner, id: string, text = 'hello') =>
  receiveChat(world, owner, { id, text, sentAt: '2026-11-21T12:00:00.000Z' });

const ids = ({ entries }: ConversationRow) => entries.map(({ from, id }) => `${from} ${id}`);
const received = (deliveries: readonly ChatDelivery[]) =>
  deliveries.map((delivery) => (delivery.event === 'chat' ? delivery.entry.id : 'typing'));

test('CHT-01 an entry on the wire has an order and quick replies only when it was given them', () => {
  const row = { id: 'a-2', seq: 2, from: 'agent' as const, text: 'Hi', at: TEST_NOW };
  const plain = { id: 'a-2', seq: 2, from: 'agent', text: 'Hi', sentAt: '2026-11-21T12:00:00.000Z' };
  expect(entryOnWire({ ...row, orderId: null, quickReplies: null })).toStrictEqual(plain);
  expect(entryOnWire({ ...row, orderId: 'R1', quickReplies: ['A', 'B'] })).toStrictEqual({
    ...plain,
    orderId: 'R1',
    quickReplies: ['A', 'B'],
  });
});

test('CHT-01 a conversation that was not opened takes no message', () => {
  const { world, pass } = createTestWorld();
  expect(send(world, guest, 'm1')).toBe(false);
  const { conversation } = joinChat(world, undefined, join);
  expect([send(world, guest, 'm1'), send(world, guest, 'm1')]).toEqual([true, true]);
  pass(3000);
  expect(ids(conversation)).toEqual(['agent a-1', 'player m1', 'agent a-3']);
});

test('CHT-01 a client that joins gets the entries it lacks, and all of a conversation that is new to it', () => {
  const { world, pass } = createTestWorld();
  const { conversation } = joinChat(world, undefined, join);
  send(world, guest, 'm1');
  pass(3000);
  const known = { ...join, conversationId: conversation.id, afterSeq: 2 };
  const missed = (over: Partial<typeof known>) =>
    joinChat(world, undefined, { ...known, ...over }).missed.map(({ seq }) => seq);
  expect(missed({})).toEqual([3]);
  expect(missed({ conversationId: 'another' })).toEqual([1, 2, 3]);
  expect(missed({ visitorId: 'somebody-else-here' })).toEqual([1]);
});

test('CHT-01 the agent says that it did not understand, and says so otherwise when it happens again at once', () => {
  const { world, pass } = createTestWorld();
  const { conversation } = joinChat(world, undefined, { ...join, lang: 'ks' });
  const answers = ['xyzzy', 'plugh', 'gracias', 'xyzzy'].map((text, at) => {
    send(world, guest, `m${at}`, text);
    pass(4000);
    return conversation.entries.at(-1)?.text;
  });
  const { lost, lostAgain, topics: said } = supportWords.ks;
  expect(answers).toEqual([lost, lostAgain, said.thanks, lost]);
});

test.each([
  ['thanks', topics.thanks, 700 + 6 * 48],
  ['how do I withdraw?', topics.withdrawal, 2000],
])(
  'CHT-01 the agent writes its answer to "%s" for a time that grows with it, at most two seconds',
  (text, answer, writes) => {
    const { world, pass } = createTestWorld();
    const { conversation } = joinChat(world, undefined, join);
    send(world, guest, 'm1', text);
    pass(500 + writes - 1);
    expect(received(world.chatDeliveries)).toEqual(['m1', 'typing']);
    pass(1);
    expect(received(world.chatDeliveries)).toEqual(['m1', 'typing', 'a-3']);
    expect(conversation.entries.at(-1)?.text).toBe(answer);
  },
);

test('CHT-01 a very long conversation keeps its latest 300 entries, and nobody answers what is gone', () => {
  const { world, pass } = createTestWorld();
  const { conversation } = joinChat(world, undefined, join);
  for (let number = 1; number <= 302; number += 1) send(world, guest, `m${number}`);
  expect(conversation.entries).toHaveLength(300);
  expect(ids(conversation).slice(0, 2)).toEqual(['player m3', 'player m4']);
  expect(conversation.lastSeq).toBe(303);
  schedule(world, 0, { kind: 'chat-reply', owner: 'visitor:who-never-came', messageId: 'm9' });
  world.chatDeliveries.length = 0;
  pass(3000);
  // All but the first two messages, each of which its own answer pushes out.
  const answers = received(world.chatDeliveries).filter((id) => id !== 'typing');
  expect([answers.length, answers[0], answers.at(-1)]).toEqual([300, 'a-304', 'a-603']);
});

test("CHT-01 a login appends the guest's conversation to the player's own, each message once", () => {
  const { world, pass } = createTestWorld();
  const { conversation: mine } = joinChat(world, richPlayer, { ...join, visitorId: 'another-phone-of-mine' });
  send(world, mine.owner, 'p1');
  joinChat(world, undefined, join);
  send(world, guest, 'a-1', 'thanks');
  pass(3000);
  send(world, guest, 'm2');
  expect(joinChat(world, richPlayer, join).conversation).toBe(mine);
  expect(ids(mine)).toEqual(['agent a-1', 'player p1', 'agent a-3', 'player a-1', 'agent a-5', 'player m2']);
  expect(mine.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(world.state.conversations.has(guest)).toBe(false);
  pass(3000);
  expect(ids(mine).at(-1)).toBe('agent a-7');
  expect(mine.entries.at(-1)?.text).toBe(topics.greeting);
});

test('CHT-01 a login takes over the planned answers of its own visit alone', () => {
  const { world } = createTestWorld();
  const other = { ...join, visitorId: 'somebody-else-here' };
  schedule(world, 60_000, { kind: 'expire-packet', packetId: 'E0' });
  for (const each of [other, join]) send(world, joinChat(world, undefined, each).conversation.owner, 'm1');
  joinChat(world, newPlayer, join);
  expect(world.state.due.map((task) => [task.kind, 'owner' in task ? task.owner : undefined])).toEqual([
    ['expire-packet', undefined],
    ['chat-typing', 'visitor:somebody-else-here'],
    ['chat-reply', 'visitor:somebody-else-here'],
    ['chat-typing', `player:${newPlayer}`],
    ['chat-reply', `player:${newPlayer}`],
  ]);
});
