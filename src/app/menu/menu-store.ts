import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/store.ts';
import { onUi } from '../../lib/ui-events.ts';

export const useMenuStore = appStore<{ isOpen: boolean }>(() => ({ isOpen: false }));

// Runs from the start: the menu button may be tapped before the drawer's host is mounted.
export const followShowMenu = (app: App) =>
  onUi(app, 'show-menu', () => useMenuStore.of(app).setState({ isOpen: true }));

export const closeMenu = (app: App) => useMenuStore.of(app).setState({ isOpen: false });
