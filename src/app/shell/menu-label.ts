import { appStore } from '../../lib/app-store.ts';

/** The menu button's name while something waits in the menu. Late code writes it (src/app/start/after-start.tsx). */
export const useMenuLabel = appStore<{ label?: string | undefined }>(() => ({}));
