import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../../../tests/support/fake-storage.ts';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => JSON.parse(sessionStorage.getItem('recentSearches') ?? '[]');

test('GAM-02 searches are remembered latest first, each once, eight at most', async () => {
  const { rememberSearch, forgetSearches } = await import('./recent-searches.ts');
  for (const query of ['condor', 'oro', 'Cóndor ', 'x', '  ']) rememberSearch(query);
  expect(kept()).toEqual(['Cóndor', 'oro']);
  for (let number = 10; number < 20; number += 1) rememberSearch(`juego ${number}`);
  expect(kept()).toHaveLength(8);
  expect(kept()[0]).toBe('juego 19');
  forgetSearches();
  expect(kept()).toEqual([]);
});

test('GAM-02 a logout forgets the searches', async () => {
  const { rememberSearch } = await import('./recent-searches.ts');
  const { beginSession, endSession } = await import('../../../session/session-store.ts');
  beginSession('tk_1');
  rememberSearch('condor');
  expect(kept()).toEqual(['condor']);
  endSession();
  expect(kept()).toEqual([]);
});

test('APP-07 GAM-02 a device that refuses storage, or holds rubbish, breaks nothing', async () => {
  sessionStorage.setItem('recentSearches', '{"not": "a list"}');
  const { rememberSearch } = await import('./recent-searches.ts');
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  expect(() => rememberSearch('condor')).not.toThrow();
});
