// Not in chrome-store.ts, which is in the initial script: only screens that load on demand hide anything.

import { useLayoutEffect } from 'react';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import type { Chrome } from './chrome-store.ts';

function useHidden(part: 'hide-header' | 'hide-nav-bar', isHidden: boolean): void {
  const app = useApp();
  useLayoutEffect(() => {
    if (!isHidden) return;
    const by = Symbol('screen');
    emitUi(app, part, { by, isHidden: true });
    return () => emitUi(app, part, { by, isHidden: false });
  }, [part, isHidden, app]);
}

/** Hides parts of the frame from the screen's first paint on (GAM-01, GAM-06). */
export function useHiddenChrome({ header = false, nav = false }: Partial<Chrome>): void {
  useHidden('hide-header', header);
  useHidden('hide-nav-bar', nav);
}
