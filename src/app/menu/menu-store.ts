import { create } from 'zustand';
import { onUi } from '../../lib/ui-events.ts';

export const useMenuStore = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

// For as long as the page lives: a tap on the menu button may come before the drawer's host is alive.
onUi('show-menu', () => useMenuStore.setState({ isOpen: true }));

export const closeMenu = () => useMenuStore.setState({ isOpen: false });
