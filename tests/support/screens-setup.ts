import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// The files of a process share React, Testing Library and MSW; the page and all other modules are new for each.
await openPage();
vi.resetModules();

// Loaded now: React and Testing Library ask, when they are loaded, whether there is a document.
const React = await import('react');
const { cleanup, configure, getConfig, getQueriesForElement, screen } = await import(
  '@testing-library/react'
);
const { utcDay } = await import('../../src/lib/day.ts');

// It looks into the page that was open when it was loaded.
Object.assign(screen, getQueriesForElement(document.body));

const settings = getConfig();
afterAll(() => {
  configure(settings);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// A screen loads its code on demand, and the machine may be busy.
configure({ asyncUtilTimeout: 15_000 });

// To print the page takes longer than most queries, and `waitFor` drops the errors of all attempts but the last: an error
// prints the page when its message is read.
const { getElementError } = settings;
configure({
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// React's development build notes where each of the first 10,000 elements in a second was made: a tenth of the run. Its
// warnings then name the component alone.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => 10_000, set: () => undefined },
);

// What jsdom lacks and the screens use; no element is ever near the viewport in these tests.
Object.assign(window, {
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  },
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

// jsdom measures the time of a frame from the start of its page, `performance.now()` from the start of Node; and a frame that
// is asked for while a test's own timers run would be the page's last one.
const { setTimeout: startTimer } = globalThis;
const frame = new Map<number, FrameRequestCallback>();
let asked = 0;
function showFrame() {
  const runs = [...frame.values()];
  frame.clear();
  for (const run of runs) run(performance.now());
}
globalThis.requestAnimationFrame = (run) => {
  if (frame.size === 0) startTimer(showFrame, 16);
  asked += 1;
  frame.set(asked, run);
  return asked;
};
globalThis.cancelAnimationFrame = (id) => void frame.delete(id);

// No popup opens by itself in a test that did not ask for it (PRO-02).
beforeEach(() => {
  localStorage.setItem('showPb', utcDay());
  localStorage.setItem('showPb2', utcDay());
});

afterEach(async () => {
  cleanup();
  // Layers that close recount the history steps in a separate task; the step back is another, and so is the recount
  // after it.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  localStorage.clear();
  sessionStorage.clear();
});
