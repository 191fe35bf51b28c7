import { createBrowserHistory } from '@tanstack/react-router';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyApp } from '../lib/app.ts';
import { layers } from './layer-history.ts';

type Listener = (event: Event) => void;

/** A browser's history: a step ends some time after its call, and counts from the entry where it ends. */
class History {
  entries: { state: unknown; path: string }[] = [{ state: null, path: '/' }];
  index = 0;
  stepDelay = 0;
  listeners: Listener[] = [(event) => fakeWindow.onpopstate(event)];

  get state(): unknown {
    return structuredClone(this.entries[this.index]?.state);
  }
  get path(): string {
    return this.entries[this.index]?.path ?? '';
  }
  pushState(state: unknown, _unused: string, path: string): void {
    this.entries.splice(this.index + 1);
    this.entries.push({ state: structuredClone(state), path });
    this.index += 1;
  }
  replaceState(state: unknown, _unused: string, path = this.path): void {
    this.entries[this.index] = { state: structuredClone(state), path };
  }
  go(delta: number): void {
    setTimeout(() => {
      if (!this.entries[this.index + delta]) return;
      this.index += delta;
      let isStopped = false;
      const event = Object.assign(new Event('popstate'), {
        stopImmediatePropagation: () => {
          isStopped = true;
        },
      });
      for (const listener of this.listeners) if (!isStopped) listener(event);
    }, this.stepDelay);
  }
}

const browser = new History();
const location = {
  get pathname() {
    return browser.path;
  },
  get href() {
    return browser.path;
  },
  search: '',
  hash: '',
};
const fakeWindow = {
  history: browser,
  location,
  setTimeout: (task: () => void, ms: number) => setTimeout(task, ms),
  onpopstate: (_event: Event): unknown => undefined,
  removeEventListener: () => undefined,
  addEventListener(type: string, listener: Listener) {
    if (type === 'popstate') browser.listeners.push(listener);
  },
};

/** Longer than any step with its consequences, timeouts included. */
const settled = () => vi.advanceTimersByTimeAsync(10_000);

/** In ms, from a quiet device to one that is overloaded. */
const stepDelay = fc.constantFrom(0, 3, 20, 1_500);

interface Action {
  kind: 'open' | 'close' | 'push' | 'replace' | 'back' | 'wait';
  ms?: number;
}
const wait = (ms: number): Action => ({ kind: 'wait', ms });

const stories = (...kinds: Action['kind'][]) => {
  const others = kinds.map((kind): Action => ({ kind }));
  return fc.record({
    stepDelay,
    actions: fc
      .array(fc.oneof(fc.constantFrom(...others), fc.constantFrom(0, 1, 5, 60).map(wait)), { maxLength: 10 })
      .map((actions): Action[] => [{ kind: 'open' }, wait(60), ...actions]),
  });
};

let router: ReturnType<typeof createBrowserHistory>;
let openLayer: ReturnType<typeof layers>['openLayer'];
let count = 0;

beforeAll(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('History', History);
  vi.stubGlobal('history', browser);
  vi.stubGlobal('location', location);
  vi.stubGlobal('window', fakeWindow);
  ({ openLayer } = layers(emptyApp(globalThis)));
  router = createBrowserHistory({ window: fakeWindow });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(stepDelay: number) {
  const layers: (() => void)[] = [];
  const closeTop = () => layers.pop()?.();
  browser.stepDelay = stepDelay;
  const pages = [`/${++count}`, `/${++count}`];
  for (const path of pages) {
    router.push(path);
    await settled();
  }
  const play = ({ kind, ms }: Action): unknown => {
    const path = `/${++count}`;
    switch (kind) {
      case 'open':
        return layers.push(openLayer({ onBack: closeTop }));
      case 'close':
        return closeTop();
      case 'push':
        pages.push(path);
        return router.push(path);
      case 'replace':
        pages.splice(-1, 1, path);
        return router.replace(path);
      case 'back':
        return browser.go(-1);
      case 'wait':
        return vi.advanceTimersByTimeAsync(ms ?? 0);
    }
  };
  return { layers, pages, play };
}

function expectRest(layers: readonly unknown[]): void {
  expect(router.location.pathname, 'the page on screen is the one of the address').toBe(browser.path);
  const depth = layers.length === 0 ? {} : { openLayers: layers.length };
  expect(browser.state, 'one entry for each layer').toMatchObject(depth);
}

async function backTo(path: string | undefined, layers: readonly unknown[]): Promise<void> {
  browser.go(-1);
  await settled();
  expectRest(layers);
  expect(browser.path, 'back finds each page that was not replaced, once').toBe(path);
}

async function findsAll(stepDelay: number, actions: Action[]): Promise<void> {
  const { layers, pages, play } = await start(stepDelay);
  let open = 0;
  for (const action of actions) {
    if (action.kind === 'open') open += 1;
    if (action.kind === 'close') open = Math.max(0, open - 1);
    await play(action);
  }
  await settled();
  expect(layers.length, 'no layer is closed that nobody closed').toBe(open);
  expectRest(layers);
  expect(browser.path, 'the address is the one that was asked for last').toBe(pages.at(-1));
  while (layers.length > 0) await backTo(pages.at(-1), layers);
  while (pages.pop() && pages.length > 0) await backTo(pages.at(-1), layers);
}

test('SES-01 a page replaced while the entry of a closed layer is on its way out keeps its address', () =>
  findsAll(20, [{ kind: 'open' }, wait(60), { kind: 'close' }, wait(5), { kind: 'replace' }]));

test('SES-01 a page replaced under an open layer does not come back below it', () =>
  findsAll(0, [{ kind: 'open' }, wait(60), { kind: 'replace' }, { kind: 'close' }]));

test('SES-01 a page opened while the entries of two closed layers are on their way out is the one on screen', () => {
  const [open, close] = [{ kind: 'open' }, { kind: 'close' }] as const;
  return findsAll(20, [open, open, wait(60), close, close, wait(0), { kind: 'push' }]);
});

test('SES-01 the address that was asked for last wins, and back finds the pages in their order', () =>
  fc.assert(
    fc.asyncProperty(stories('open', 'close', 'push', 'replace'), ({ stepDelay, actions }) =>
      findsAll(stepDelay, actions),
    ),
    { numRuns: 300 },
  ));

test('SES-01 the page on screen is the one of the address whenever back is pressed', () =>
  fc.assert(
    fc.asyncProperty(stories('open', 'close', 'push', 'replace', 'back'), async ({ stepDelay, actions }) => {
      const { layers, play } = await start(stepDelay);
      for (const action of actions) await play(action);
      await settled();
      expectRest(layers);
      while (layers.length > 0) layers.pop()?.();
      await settled();
    }),
    { numRuns: 300 },
  ));
