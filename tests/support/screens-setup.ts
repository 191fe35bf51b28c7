import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

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
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;

afterEach(async () => {
  cleanup();
  // Layers that close count the steps of the history anew in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
  localStorage.clear();
  sessionStorage.clear();
});
