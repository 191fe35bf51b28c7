import { expect, test } from 'vitest';
import { readWheelFreeHosts } from '../../config/wheel-free-hosts.ts';
import { visibleMenuBanners } from './menu-banner-rule.ts';

const banners = [{ cmd: 'luckywheel' }, { cmd: 'deeplink' }] as const;

test('LOB-10 the wheel is hidden on the two configured hosts and on no other', () => {
  const hosts = readWheelFreeHosts(' Copihue.co.ke, m.copihue.co.ke ');
  expect(hosts).toEqual(['copihue.co.ke', 'm.copihue.co.ke']);
  expect(visibleMenuBanners(banners, 'copihue.co.ke', hosts)).toEqual([{ cmd: 'deeplink' }]);
  expect(visibleMenuBanners(banners, 'm.copihue.co.ke', hosts)).toEqual([{ cmd: 'deeplink' }]);
  expect(visibleMenuBanners(banners, 'copihue.cl', hosts)).toEqual(banners);
});

test.each([undefined, '', ' , ,'])('LOB-10 without a setting (%j) no host hides it', (setting) => {
  expect(readWheelFreeHosts(setting)).toEqual([]);
});
