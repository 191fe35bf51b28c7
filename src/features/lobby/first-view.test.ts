import { expect, test } from 'vitest';
import type { Category } from '../../api/generated/contract.schemas.ts';
import { firstViewQueries } from './first-view.ts';

const category = (id: string, name: string, recommendWeight: number): Category => ({
  id,
  name,
  localName: name,
  isFunction: false,
  functionWeight: 0,
  isRecommend: true,
  recommendWeight,
  icon: '',
  cover: '',
});

const listOf = (categories?: Category[]) =>
  firstViewQueries('CL', categories).find(({ path }) => path === '/game/list')?.body.category;

test('LOB-03 the first view asks for the games of the category that is named Hot, else of the heaviest', () => {
  expect(listOf([category('c1', 'Slots', 90), category('c2', 'Hot', 10)])).toBe('c2');
  expect(listOf([category('c1', 'Slots', 10), category('c3', 'Crash', 90)])).toBe('c3');
});

test('LOB-03 the first view fetches games only when the categories are known', () => {
  expect(listOf()).toBeUndefined();
  expect(firstViewQueries('CL').map(({ path }) => path)).toEqual([
    '/lobby/batchBanners',
    '/game/categories',
    '/notice/list',
  ]);
});
