// Apart from chrome-store.ts, which is in the initial script: only screens that load on demand hide anything.
import { useLayoutEffect } from 'react';
import { emitUi } from '../../lib/ui-events.ts';
import type { Chrome } from './chrome-store.ts';

/** Hides parts of the frame while the screen is mounted, from its first paint on (GAM-01, GAM-06). */
export function useHiddenChrome({ header = false, nav = false }: Partial<Chrome>): void {
  useLayoutEffect(() => {
    if (!header) return;
    const by = Symbol('screen');
    emitUi('hide-header', { by, isHidden: true });
    return () => emitUi('hide-header', { by, isHidden: false });
  }, [header]);
  useLayoutEffect(() => {
    if (!nav) return;
    const by = Symbol('screen');
    emitUi('hide-nav-bar', { by, isHidden: true });
    return () => emitUi('hide-nav-bar', { by, isHidden: false });
  }, [nav]);
}
