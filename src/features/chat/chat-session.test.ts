import type { ChatEntry, ChatJoin } from '@copihue/contract/chat-events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { announceSocket, type LobbySocket } from '../../realtime/live-socket.ts';
import { dispatch, startChat } from './chat-session.ts';
import { useChat } from './chat-store.ts';
import { emptyThread } from './chat-thread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('CHT-01 "is writing" stands for eight seconds after the last word of it, and no longer', () => {
  const app = deviceApp();
  const isTyping = () => useChat.of(app).getState().thread?.isTyping;
  dispatch(app, { type: 'typing' });
  expect(isTyping()).toBeUndefined();
  useChat.of(app).setState({ thread: { ...emptyThread('v'), isOnline: true } });
  dispatch(app, { type: 'typing' });
  vi.advanceTimersByTime(5_000);
  expect(isTyping()).toBe(true);
  dispatch(app, { type: 'typing' });
  vi.advanceTimersByTime(7_999);
  expect(isTyping()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isTyping()).toBe(false);
});

const entry = (seq: number): ChatEntry => ({
  id: `e${seq}`,
  seq,
  from: 'agent',
  text: `Mensaje ${seq}`,
  sentAt: '2026-11-21T12:00:00.000Z',
});

/** A chat whose server sends each message after the one that the page names as its last. */
async function joined(entries: readonly unknown[]) {
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('addEventListener', () => undefined);
  const app = deviceApp();
  const listeners = new Map<string, (payload?: unknown) => void>();
  const emit = (event: string, payload?: unknown) => listeners.get(event)?.(payload);
  const sent: string[] = [];
  const socket = {
    connected: true,
    on: (event: string, listener: () => void) => listeners.set(event, listener),
    emit(event: string, payload: ChatJoin) {
      if (event !== 'chatJoin') return;
      emit('chatJoined', { conversationId: 'c1' });
      for (const one of entries as ChatEntry[])
        if (one.seq > payload.afterSeq) {
          sent.push(one.text);
          emit('chat', one);
        }
    },
  };
  // The chat uses only these members of the socket.
  announceSocket(app, socket as unknown as LobbySocket);
  await startChat(app);
  await vi.advanceTimersByTimeAsync(0);
  const shown = () =>
    useChat
      .of(app)
      .getState()
      .thread?.entries.map(({ text }) => text);
  return { emit, sent, shown };
}

test('CHT-01 after a lost connection only the messages come that this page does not have', async () => {
  const entries = [entry(1), entry(2)];
  const { emit, sent, shown } = await joined(entries);
  expect(sent).toEqual(['Mensaje 1', 'Mensaje 2']);
  emit('disconnect');
  entries.push(entry(3));
  emit('connect');
  expect(sent).toEqual(['Mensaje 1', 'Mensaje 2', 'Mensaje 3']);
  expect(shown()).toEqual(sent);
});

test.each([
  ['without a text', { ...entry(2), text: undefined }],
  ['of nobody', { ...entry(2), from: 'nobody' }],
  ['with answers that are no texts', { ...entry(2), quickReplies: [7] }],
])('CHT-01 a message %s is not shown, and those after it are', async (_what, broken) => {
  const { emit, shown } = await joined([entry(1)]);
  emit('chat', broken);
  emit('chat', entry(3));
  expect(shown()).toEqual(['Mensaje 1', 'Mensaje 3']);
});
