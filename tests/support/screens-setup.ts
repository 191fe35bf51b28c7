import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { utcDay } from '../../src/lib/day.ts';

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

// Nothing comes up by itself over the screen of a test that did not ask for it (PRO-02).
beforeEach(() => {
  localStorage.setItem('showPb', utcDay());
  localStorage.setItem('showPb2', utcDay());
});

afterEach(async () => {
  cleanup();
  // Layers that close count the steps of the history anew in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  localStorage.clear();
  sessionStorage.clear();
});
