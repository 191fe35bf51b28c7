import { afterAll, afterEach, beforeEach, vi } from 'vitest';

// React, Testing Library and MSW are shared by all files of a process. The page and the other modules are new for each
// file.
await openPage();
vi.resetModules();

// React and Testing Library check for a document when they load, so they load after the page.
const React = await import('react');
const { cleanup, configure, getConfig, getQueriesForElement, screen } = await import(
  '@testing-library/react'
);
const { utcDay } = await import('../../src/lib/day.ts');

// `screen` is bound to the first page of the process.
Object.assign(screen, getQueriesForElement(document.body));

const settings = getConfig();
afterAll(() => {
  configure(settings);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

// Screens load their code on demand, which takes long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// Printing the page takes longer than most queries, and `waitFor` drops all errors but the last. So an error prints the
// page only when its message is read.
const { getElementError } = settings;
configure({
  getElementError: (message, container) => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    const get = () => getElementError(message, container).message;
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// React records the origin of up to 10,000 elements per second, which takes a tenth of the run. With this limit its
// warnings name only the component.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { configurable: true, get: () => 10_000, set: () => undefined },
);

// jsdom lacks these. No element is ever near the viewport.
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

// jsdom counts frame times from its own start, but `performance.now()` counts from Node's start. And a frame requested
// under fake timers would stop all later frames.
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

// A test must ask for popups that open by themselves (PRO-02).
beforeEach(() => {
  localStorage.setItem('showPb', utcDay());
  localStorage.setItem('showPb2', utcDay());
});

afterEach(async () => {
  cleanup();
  // Closing a layer takes three tasks: a count of its history entries, the step back, and a new count.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  localStorage.clear();
  sessionStorage.clear();
});
