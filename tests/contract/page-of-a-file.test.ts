import { expect, test, vi } from 'vitest';
import screens from '../support/screens-environment.config.ts';

test('a file of screen tests meets nothing of the file before it', async () => {
  const { teardown } = screens.setup();
  const node = { fetch, setTimeout, structuredClone };
  await openPage();
  const heard = vi.fn();
  addEventListener('storage', heard);
  setTimeout(heard, 50);
  setInterval(heard, 10);
  requestAnimationFrame(heard);
  new BroadcastChannel('left').addEventListener('message', heard);
  localStorage.setItem('left', 'here');
  performance.mark('left');
  document.title = 'left';
  history.pushState({}, '', '/left');
  Object.assign(globalThis, { left: 'here', fetch: heard });
  Reflect.deleteProperty(globalThis, 'structuredClone');

  await openPage();
  dispatchEvent(new Event('storage'));
  new BroadcastChannel('left').postMessage('a word');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).not.toHaveBeenCalled();
  expect([document.title, location.pathname, localStorage.length]).toEqual(['', '/', 0]);
  expect([fetch, structuredClone]).toEqual([node.fetch, node.structuredClone]);
  expect(performance.getEntries().map(({ name }) => name)).not.toContain('left');
  expect('left' in globalThis).toBe(false);

  await teardown();
  expect('document' in globalThis).toBe(false);
  expect(globalThis).toMatchObject(node);
});
