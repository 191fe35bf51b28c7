import { create } from 'zustand';
import type { UiEvents } from '../../lib/ui-events.ts';

/** Which text the new-user-deposit popup has (PRO-02); the first tier's until somebody says. */
export const useActiveBoxStore = create<UiEvents['show-active-box']>(() => ({ multiple: 1 }));
