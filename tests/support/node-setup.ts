import { afterAll, vi } from 'vitest';
import { endStarted, followTimers } from './started.ts';

// A process runs many files without a page, one after another. What a file leaves under way, such as a timer of a game's
// page, would run in the middle of another one.
const putBack = followTimers();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endStarted();
  putBack();
});
