import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../../tests/support/fake-storage.ts';
import { type App, emptyApp } from '../../../lib/app.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => JSON.parse(sessionStorage.getItem('recentSearches') ?? '[]');

test('GAM-02 searches are remembered latest first, each once, eight at most', async () => {
  for (const query of ['condor', 'oro', 'Cóndor ', 'x', '  ']) rememberSearch(app, query);
  expect(kept()).toEqual(['Cóndor', 'oro']);
  for (let number = 10; number < 20; number += 1) rememberSearch(app, `juego ${number}`);
  expect(kept()).toHaveLength(8);
  expect(kept()[0]).toBe('juego 19');
  forgetSearches(app);
  expect(kept()).toEqual([]);
});

test('APP-07 GAM-02 a device that refuses storage, or holds rubbish, breaks nothing', async () => {
  sessionStorage.setItem('recentSearches', '{"not": "a list"}');
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  expect(() => rememberSearch(app, 'condor')).not.toThrow();
});
