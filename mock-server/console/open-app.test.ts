// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { choosePlayer, chosenPlayer, openApp } from './open-app.ts';

const opened = vi.fn();
beforeEach(() => {
  vi.stubGlobal('open', opened);
  opened.mockClear();
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

test('MOC-04 MOC-06 the app opens in the world of the console, and the default world clears the choice of another', () => {
  openApp('mine');
  expect(document.cookie).toBe('mockWorld=mine');
  openApp('a world; path=/x');
  expect(document.cookie).toBe('mockWorld=a%20world%3B%20path%3D%2Fx');
  openApp('default');
  expect(document.cookie).toBe('');
  expect(opened.mock.calls).toEqual(Array(3).fill(['/', '_blank', 'noopener']));
});

test('MOC-04 the app opens as the player whose token is given, and without one as whoever was logged in', () => {
  openApp('default', 'tk_1');
  expect(localStorage.getItem('token')).toBe('tk_1');
  openApp('default', 'tk_2');
  openApp('default');
  expect(localStorage.getItem('token')).toBe('tk_2');
});

test('MOC-06 each world of the console keeps a chosen player of its own', () => {
  choosePlayer('mine', 'P000001');
  choosePlayer('other', 'P000002');
  expect(['mine', 'other', 'default'].map(chosenPlayer)).toEqual(['P000001', 'P000002', undefined]);
});
