import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { dispatch } from './chat-session.ts';
import { useChat } from './chat-store.ts';
import { emptyThread } from './chat-thread.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
