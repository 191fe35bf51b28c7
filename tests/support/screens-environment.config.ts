import { builtinEnvironments, type Environment } from 'vitest/runtime';

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/**
 * jsdom draws its frames, and moves the focus from an element that is gone, by an interval that it starts when it needs one.
 * Started under a test's own timers, or while a page is followed (page-end.ts), it would end with them, and jsdom would wait
 * for it from then on. So it starts now, and goes on as long as the process.
 */
function drawFrames(): void {
  const { requestAnimationFrame: startFrame } = globalThis;
  const next = () => void startFrame(next);
  next();
  // It measures the time of a frame from the start of its page, `performance.now()` from the start of Node.
  globalThis.requestAnimationFrame = (run) => startFrame(() => run(performance.now()));
}

/** The hosts that the mock's handlers answer under (src/config/this-page.ts). */
function nameHosts(): void {
  const block = document.head.appendChild(document.createElement('script'));
  Object.assign(block, { type: 'application/json', id: 'settings' });
  block.textContent = JSON.stringify({ hosts: { main: 'http://main.test', gateway: 'http://gateway.test' } });
}

/** What jsdom lacks and the screens use; no element is ever near the viewport in these tests. */
function completePage(): void {
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as MediaQueryList;
}

/** A process runs many files of screen tests, one after another, on one page. */
const environment = {
  name: 'screens',
  viteEnvironment: 'client',
  async setup(global, options) {
    const page = await builtinEnvironments.jsdom.setup(global, options);
    completePage();
    nameHosts();
    drawFrames();
    return page;
  },
} satisfies Environment;

export default environment;
