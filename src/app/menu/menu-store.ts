import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { onUi } from '../../lib/ui-events.ts';

export const useMenuStore = appStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

// Runs as long as the page lives: a tap on the menu button may come before the drawer's host is alive.
export const followShowMenu = (app: App) =>
  onUi(app, 'show-menu', () => useMenuStore.of(app).setState({ isOpen: true }));

export const closeMenu = (app: App) => useMenuStore.of(app).setState({ isOpen: false });
