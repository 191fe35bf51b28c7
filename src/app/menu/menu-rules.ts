import type { Banner } from '../../api/generated/contract.schemas.ts';
import type { EntryIcon } from '../../ui/entry.tsx';

export type MenuItemId = 'transactions' | 'bettinghistory' | 'language' | 'promotion' | 'notices';

/** An entry of the side menu (spec point 3). Without `countries` or `hostnames` it shows everywhere. */
export interface MenuItem {
  id: MenuItemId;
  icon: EntryIcon;
  countries?: readonly string[];
  hostnames?: readonly string[];
}

export const menuItems: readonly MenuItem[] = [
  { id: 'transactions', icon: 'transactions' },
  { id: 'bettinghistory', icon: 'history' },
  { id: 'promotion', icon: 'gift' },
  { id: 'notices', icon: 'bell' },
  { id: 'language', icon: 'language' },
];

export function visibleMenuItems(items: readonly MenuItem[], country: string, hostname: string): MenuItem[] {
  return items.filter(
    ({ countries, hostnames }) =>
      (countries?.includes(country) ?? true) && (hostnames?.includes(hostname) ?? true),
  );
}

/** The specification does not name its two hosts in Kenya, so the operator does: `wheelFreeHosts` of the settings (LOB-10). */
export function visibleMenuBanners<Shown extends Pick<Banner, 'cmd'>>(
  banners: readonly Shown[],
  hostname: string,
  wheelFreeHosts: readonly string[],
): readonly Shown[] {
  return wheelFreeHosts.includes(hostname) ? banners.filter(({ cmd }) => cmd !== 'luckywheel') : banners;
}
