import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNearScreen } from '../../src/ui/near-screen.ts';
import { theApp } from './the-app.ts';

/**
 * jsdom has no layout. This observer reports the targets that enter or leave the window with its margin, as a browser
 * does.
 */
class LaidOutObserver {
  static all: LaidOutObserver[] = [];
  readonly #onChange: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void;
  readonly #margin: number;
  readonly #seen = new Map<Element, boolean | undefined>();

  constructor(onChange: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    const [, size, unit] = /^(\d+)(px|%)/.exec(rootMargin) ?? [];
    this.#onChange = (entries) => onChange(entries as IntersectionObserverEntry[], this as never);
    this.#margin = unit === '%' ? (Number(size) / 100) * innerHeight : Number(size);
    LaidOutObserver.all.push(this);
  }
  observe(target: Element) {
    this.#seen.set(target, undefined);
  }
  unobserve(target: Element) {
    this.#seen.delete(target);
  }
  look() {
    const changed = [...this.#seen].flatMap(([target, before]) => {
      const { top, bottom } = target.getBoundingClientRect();
      const isIntersecting = bottom > -this.#margin && top < innerHeight + this.#margin;
      this.#seen.set(target, isIntersecting);
      return before === isIntersecting ? [] : [{ target, isIntersecting }];
    });
    if (changed.length > 0) this.#onChange(changed);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  LaidOutObserver.all = [];
  vi.stubGlobal('IntersectionObserver', LaidOutObserver);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** `at` puts the picture's top at a distance from the window's top, in CSS px. The picture is 100 CSS px high. */
async function picture() {
  const target = document.createElement('img');
  const load = vi.fn();
  const leave = whenNearScreen(theApp(), target, load);
  const at = (top: number) => {
    target.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
    for (const observer of LaidOutObserver.all) observer.look();
  };
  const scrollTo = (top: number) => {
    window.dispatchEvent(new Event('scroll'));
    at(top);
  };
  return { load, leave, at, scrollTo };
}

test('APP-12 on a page at rest an image is loaded within 1.3 windows from the top, and not before', async () => {
  const { load, at } = await picture();
  at(800 * 1.3);
  expect(load).not.toHaveBeenCalled();
  at(800 * 1.3 - 1);
  expect(load).toHaveBeenCalledOnce();
  at(2_000);
  at(100);
  expect(load).toHaveBeenCalledOnce();
});

test('APP-12 one observer serves every image of the page', async () => {
  await picture();
  await picture();
  expect(LaidOutObserver.all).toHaveLength(1);
});

test('APP-12 an image that is flicked past is never loaded', async () => {
  const { load, at, scrollTo } = await picture();
  at(3_000);
  scrollTo(600);
  await vi.advanceTimersByTimeAsync(50);
  scrollTo(-2_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
});

test('APP-12 an image that stays near while the page moves is loaded, once', async () => {
  const { load, at, scrollTo } = await picture();
  at(3_000);
  scrollTo(600);
  await vi.advanceTimersByTimeAsync(79);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
});

test('APP-12 a row taken out of the page loads nothing afterwards', async () => {
  const { load, leave, at, scrollTo } = await picture();
  at(3_000);
  scrollTo(600);
  leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
});
