import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNearScreen } from '../../src/ui/near-screen.ts';
import { watchNear } from './page-waits.ts';
import { theApp } from './the-app.ts';

let observer: ReturnType<typeof watchNear>;
beforeEach(() => {
  vi.useFakeTimers();
  observer = watchNear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function picture() {
  const target = document.createElement('img');
  const load = vi.fn();
  const leave = whenNearScreen(theApp(), target, load);
  const comes = (isNear: boolean) => observer.watched.get(target)?.(isNear);
  const scrolls = (isNear: boolean) => {
    window.dispatchEvent(new Event('scroll'));
    comes(isNear);
  };
  return { load, leave, comes, scrolls };
}

test('APP-12 on a page at rest an image is loaded within 1.3 windows from the top, once', () => {
  const { load, comes } = picture();
  expect(observer.made).toHaveBeenCalledWith({ rootMargin: '30% 0px' });
  comes(false);
  expect(load).not.toHaveBeenCalled();
  for (const isNear of [true, false, true]) comes(isNear);
  expect(load).toHaveBeenCalledOnce();
});

test('APP-12 one observer serves every image of the page', () => {
  picture();
  picture();
  expect(observer.made).toHaveBeenCalledOnce();
});

test.each([
  ['flicked past', 50, ({ scrolls }: ReturnType<typeof picture>) => scrolls(false)],
  ['taken out of the page', 0, ({ leave }: ReturnType<typeof picture>) => leave()],
])('APP-12 an image that is %s is never loaded', async (_what, ms, end) => {
  const image = picture();
  image.scrolls(true);
  await vi.advanceTimersByTimeAsync(ms);
  end(image);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(image.load).not.toHaveBeenCalled();
});

test('APP-12 an image that stays near while the page moves is loaded, once', async () => {
  const { load, scrolls } = picture();
  scrolls(true);
  await vi.advanceTimersByTimeAsync(79);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
});
