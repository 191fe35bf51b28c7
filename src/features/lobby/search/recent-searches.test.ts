import { expect, test } from 'vitest';
import { freshApp } from '../../../../tests/support/fresh-app.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';

const app = freshApp();

const kept = () => JSON.parse(app.ports.sessionStorage.getItem('recentSearches') ?? '[]');

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
  app.ports.sessionStorage.setItem('recentSearches', '{"not": "a list"}');
  app.ports.sessionStorage.getItem = () => null;
  app.ports.sessionStorage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  expect(() => rememberSearch(app, 'condor')).not.toThrow();
});
