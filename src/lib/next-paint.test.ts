import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paintTapFirst } from './next-paint.ts';

const frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('APP-17 a screen that follows a tap waits until the frame of the tap is painted', async () => {
  const painted = vi.fn();
  void paintTapFirst.beforeLoad({ cause: 'stay' })?.then(painted);
  await vi.runAllTimersAsync();
  expect(painted).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await Promise.resolve();
  expect(painted).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  expect(painted).toHaveBeenCalledOnce();
});

test('APP-17 neither the first screen nor a hidden page waits', () => {
  expect(paintTapFirst.beforeLoad({ cause: 'enter' })).toBeUndefined();
  vi.stubGlobal('document', { hidden: true });
  for (const cause of ['enter', 'stay']) expect(paintTapFirst.beforeLoad({ cause })).toBeUndefined();
});
