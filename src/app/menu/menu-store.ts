import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { onUi } from '../../lib/ui-events.ts';

interface MenuState {
  isOpen: boolean;
  /** The menu button's name while something waits in the menu (after-start.tsx). */
  label?: string | undefined;
}

export const useMenuStore = appStore<MenuState>(() => ({ isOpen: false }));

// Runs from the start: the menu button may be tapped before the drawer's host is mounted.
export const followShowMenu = (app: App) =>
  onUi(app, 'show-menu', () => useMenuStore.of(app).setState({ isOpen: true }));

export const closeMenu = (app: App) => useMenuStore.of(app).setState({ isOpen: false });
