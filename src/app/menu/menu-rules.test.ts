import { expect, test } from 'vitest';
import { type MenuItem, visibleMenuBanners, visibleMenuItems } from './menu-rules.ts';

const item = (rules: Pick<MenuItem, 'countries' | 'hostnames'>): MenuItem => ({
  id: 'promotion',
  icon: 'promotion',
  ...rules,
});

test.each<[string, Pick<MenuItem, 'countries' | 'hostnames'>, string, string, boolean]>([
  ['no rule', {}, 'CL', 'copihue.cl', true],
  ['its market', { countries: ['CL', 'KE'] }, 'CL', 'copihue.cl', true],
  ['another market', { countries: ['KE'] }, 'CL', 'copihue.cl', false],
  ['no market at all', { countries: [] }, 'CL', 'copihue.cl', false],
  ['its host', { hostnames: ['copihue.cl'] }, 'CL', 'copihue.cl', true],
  ['another host', { hostnames: ['copihue.co.ke'] }, 'CL', 'copihue.cl', false],
  ['a host that only ends alike', { hostnames: ['copihue.cl'] }, 'CL', 'www.copihue.cl', false],
  ['its market and its host', { countries: ['CL'], hostnames: ['copihue.cl'] }, 'CL', 'copihue.cl', true],
  ['its market on another host', { countries: ['CL'], hostnames: ['x.cl'] }, 'CL', 'copihue.cl', false],
  ['another market on its host', { countries: ['KE'], hostnames: ['copihue.cl'] }, 'CL', 'copihue.cl', false],
])(
  'LOB-09 a menu item with %s, %j, is shown in %s on %s: %s',
  (_rule, rules, country, hostname, isVisible) => {
    expect(visibleMenuItems([item(rules)], country, hostname)).toHaveLength(isVisible ? 1 : 0);
  },
);

const banners = [{ cmd: 'luckywheel' }, { cmd: 'deeplink' }] as const;

test('LOB-10 the wheel is hidden on the two configured hosts and on no other', () => {
  const hosts = ['copihue.co.ke', 'm.copihue.co.ke'];
  expect(visibleMenuBanners(banners, 'copihue.co.ke', hosts)).toEqual([{ cmd: 'deeplink' }]);
  expect(visibleMenuBanners(banners, 'm.copihue.co.ke', hosts)).toEqual([{ cmd: 'deeplink' }]);
  expect(visibleMenuBanners(banners, 'copihue.cl', hosts)).toEqual(banners);
});
