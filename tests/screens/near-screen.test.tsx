import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Observed = (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void;

/** The page's observer; the test says what is near. */
let moves: Observed;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onMove: Observed) {
        moves = onMove;
      }
      observe() {}
      unobserve() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function picture() {
  const { whenNearScreen } = await import('../../src/ui/near-screen.ts');
  const target = document.createElement('img');
  const load = vi.fn();
  const leave = whenNearScreen(target, load);
  return { load, leave, near: (isIntersecting: boolean) => moves([{ target, isIntersecting }]) };
}
const scroll = () => window.dispatchEvent(new Event('scroll'));

test('APP-12 on a page that rests an image that is near is loaded at once', async () => {
  const { load, near } = await picture();
  near(false);
  expect(load).not.toHaveBeenCalled();
  near(true);
  expect(load).toHaveBeenCalledOnce();
});

test('APP-12 an image that is flicked past is never loaded', async () => {
  const { load, near } = await picture();
  scroll();
  near(true);
  await vi.advanceTimersByTimeAsync(50);
  near(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
});

test('APP-12 an image that stays near while the page moves is loaded, once', async () => {
  const { load, near } = await picture();
  scroll();
  near(true);
  await vi.advanceTimersByTimeAsync(80);
  expect(load).toHaveBeenCalledOnce();
});

test('APP-12 a row taken out of the page loads nothing afterwards', async () => {
  const { load, leave, near } = await picture();
  scroll();
  near(true);
  leave();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).not.toHaveBeenCalled();
});
