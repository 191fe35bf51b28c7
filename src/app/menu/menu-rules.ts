import type { Banner } from '../../api/generated/contract.schemas.ts';
import type { EntryIcon } from '../../ui/entry.tsx';

export type MenuItemId = 'transactions' | 'bettinghistory' | 'language' | 'promotion' | 'notices';

/** An entry of the side menu (spec point 3, Menu item); the texts have its name under its id. */
export interface MenuItem {
  id: MenuItemId;
  icon: EntryIcon;
  /** Only these markets have it; every market by default. */
  countries?: readonly string[];
  /** Only these hosts have it; every host by default. */
  hostnames?: readonly string[];
}

export const menuItems: readonly MenuItem[] = [
  { id: 'transactions', icon: 'transactions' },
  { id: 'bettinghistory', icon: 'history' },
  { id: 'promotion', icon: 'gift' },
  { id: 'notices', icon: 'bell' },
  { id: 'language', icon: 'language' },
];

/** The entries of this market on this host (LOB-09). */
export function visibleMenuItems(items: readonly MenuItem[], country: string, hostname: string): MenuItem[] {
  return items.filter(
    ({ countries, hostnames }) =>
      (countries?.includes(country) ?? true) && (hostnames?.includes(hostname) ?? true),
  );
}

/** The menu's banners on this host: some hosts have no lucky wheel (LOB-10). */
export function visibleMenuBanners<Shown extends Pick<Banner, 'cmd'>>(
  banners: readonly Shown[],
  hostname: string,
  wheelFreeHosts: readonly string[],
): readonly Shown[] {
  return wheelFreeHosts.includes(hostname) ? banners.filter(({ cmd }) => cmd !== 'luckywheel') : banners;
}

/**
 * Hostnames whose side menu shows no lucky wheel (spec point 2; LOB-10). The spec has two in Kenya without names, so
 * the operator names them: VITE_WHEEL_FREE_HOSTS, hostnames separated by commas; no host by default.
 */
export function readWheelFreeHosts(setting: unknown): readonly string[] {
  if (typeof setting !== 'string') return [];
  return setting
    .split(',')
    .map((hostname) => hostname.trim().toLowerCase())
    .filter((hostname) => hostname !== '');
}
