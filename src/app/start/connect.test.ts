import type { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceApp } from '../../../tests/support/device-app.ts';
import { connect } from './start-app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('RT-01 the socket opens 3 s after the start, and never once the app has stopped', async () => {
  const socket = { connected: false, on: () => socket };
  const openSocket = vi.fn(() => socket) as unknown as typeof io;
  const app = () => deviceApp({ openSocket });
  connect(app())();
  connect(app());
  await vi.advanceTimersByTimeAsync(2_990);
  await vi.dynamicImportSettled();
  expect(openSocket).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20);
  await vi.dynamicImportSettled();
  expect(openSocket).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(openSocket).toHaveBeenCalledOnce();
});
