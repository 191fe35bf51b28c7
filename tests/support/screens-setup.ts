import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { utcDay } from '../../src/lib/day.ts';

// A screen loads its code as it goes, on machines that do other things as well.
configure({ asyncUtilTimeout: 5_000 });

// What jsdom lacks and the screens use; nothing is ever near the view port there.
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  },
);
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

// jsdom counts the time of a frame from the beginning of its page, `performance.now()` here counts from that of Node.
const startFrame = globalThis.requestAnimationFrame;
globalThis.requestAnimationFrame = (run) => startFrame(() => run(performance.now()));

// A page that is gone has no timers: a browser drops them with it. Those of Node would run on without a window.
const pageTimers = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
const startPageTimer = (...timer: Parameters<typeof startTimer>) => {
  const handle = startTimer(...timer);
  pageTimers.add(handle);
  return handle;
};
globalThis.setTimeout = Object.assign(startPageTimer, startTimer);
afterAll(() => {
  for (const timer of pageTimers) clearTimeout(timer);
});

// Nothing comes up by itself over the screen of a test that did not ask for it (PRO-02).
beforeEach(() => {
  localStorage.setItem('showPb', utcDay());
  localStorage.setItem('showPb2', utcDay());
});

afterEach(async () => {
  cleanup();
  // Layers that close count the steps of the history anew in a task of their own, the step back is one, and so is the
  // count after it.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  localStorage.clear();
  sessionStorage.clear();
});
