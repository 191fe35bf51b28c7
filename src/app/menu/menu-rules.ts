import type { MenuIconName } from './menu-icon.tsx';

export type MenuItemId = 'transactions' | 'bettinghistory' | 'language' | 'promotion' | 'notices';

/** An entry of the side menu (spec point 3, Menu item); its name is in the texts under its id. */
export interface MenuItem {
  id: MenuItemId;
  icon: MenuIconName;
  /** Markets that have it; every market when not said. */
  countries?: readonly string[];
  /** Hosts that have it; every host when not said. */
  hostnames?: readonly string[];
}

export const menuItems: readonly MenuItem[] = [
  { id: 'transactions', icon: 'transactions' },
  { id: 'bettinghistory', icon: 'history' },
  { id: 'promotion', icon: 'promotion' },
  { id: 'notices', icon: 'notices' },
  { id: 'language', icon: 'language' },
];

/** The entries this market has on this host (LOB-09). */
export function visibleMenuItems(items: readonly MenuItem[], country: string, hostname: string): MenuItem[] {
  return items.filter(
    ({ countries, hostnames }) =>
      (countries?.includes(country) ?? true) && (hostnames?.includes(hostname) ?? true),
  );
}
