import { expect, test, vi } from 'vitest';
import { endPage, keepAsIs } from '../support/page-end.ts';

const heard = vi.fn();

test('a test meets nothing of the page before it', async () => {
  addEventListener('storage', heard);
  document.addEventListener('click', heard);
  setTimeout(heard, 20);
  setInterval(heard, 10);
  requestAnimationFrame(heard);
  new BroadcastChannel('left').addEventListener('message', heard);
  performance.mark('left');
  document.title = 'left';
  document.body.append('left');
  document.documentElement.lang = 'left';
  history.pushState({}, '', '/left');
  history.pushState = heard;
  history.replaceState = heard;
  window.onpopstate = heard;

  endPage();
  dispatchEvent(new Event('storage'));
  document.dispatchEvent(new Event('click'));
  const next = new BroadcastChannel('left');
  const word = new Promise((resolve) => next.addEventListener('message', resolve));
  new BroadcastChannel('left').postMessage('a word');
  dispatchEvent(new Event('popstate'));
  history.pushState({ next: true }, '');
  // Each would come after what the old page has left.
  await Promise.all([
    word,
    new Promise(requestAnimationFrame),
    new Promise((resolve) => setTimeout(resolve, 21)),
  ]);
  expect(heard).not.toHaveBeenCalled();
  expect([document.title, document.body.innerHTML, document.documentElement.lang]).toEqual(['', '', '']);
  expect([location.pathname, history.state]).toEqual(['/', { next: true }]);
  expect(performance.getEntriesByName('left')).toEqual([]);
});

test.each(['real', 'its own'])('a page draws its frames after one that ended under %s time', async (time) => {
  if (time === 'its own') vi.useFakeTimers();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  field.remove();
  requestAnimationFrame(heard);
  endPage();
  vi.useRealTimers();
  await new Promise(requestAnimationFrame);
  expect(heard).not.toHaveBeenCalled();
  const next = document.body.appendChild(document.createElement('input'));
  next.focus();
  next.disabled = true;
  await vi.waitFor(() => expect(document.activeElement).toBe(document.body), 60_000);
});

test('what a file of tests changes on the objects of the page is put back', () => {
  const { sendBeacon } = navigator;
  const putBack = keepAsIs([globalThis, navigator]);
  const { structuredClone, matchMedia } = globalThis;
  Object.assign(globalThis, { left: 'here', fetch: heard, matchMedia: heard });
  Object.assign(navigator, { sendBeacon: heard });
  Reflect.deleteProperty(globalThis, 'structuredClone');
  putBack();
  expect('left' in globalThis).toBe(false);
  expect(globalThis.fetch).not.toBe(heard);
  expect(globalThis.matchMedia).toBe(matchMedia);
  expect(navigator.sendBeacon).toBe(sendBeacon);
  expect(globalThis.structuredClone).toBe(structuredClone);
});
