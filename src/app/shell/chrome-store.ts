import type { App } from '../../lib/app.ts';
import { combineCleanups } from '../../lib/listen.ts';
import { appStore } from '../../lib/store.ts';
import { onUi } from '../../lib/ui-events.ts';

export interface Chrome {
  header: boolean;
  nav: boolean;
}

type Requests = ReadonlySet<symbol>;

/** The screens that hide each part. Two screens are mounted for a moment when one replaces the other. */
interface Hidden {
  header: Requests;
  nav: Requests;
  /** The menu button's name while something waits in the menu. Late code writes it (src/app/start/after-start.tsx). */
  menuLabel?: string | undefined;
}

export const useChromeStore = appStore<Hidden>(() => ({ header: new Set(), nav: new Set() }));

function receive(app: App, part: keyof Chrome, { by, isHidden }: { by: symbol; isHidden: boolean }): void {
  useChromeStore.of(app).setState((now) => {
    const requests = new Set(now[part]);
    if (isHidden) requests.add(by);
    else requests.delete(by);
    return { [part]: requests };
  });
}

export function followChrome(app: App): () => void {
  return combineCleanups(
    onUi(app, 'hide-header', (request) => receive(app, 'header', request)),
    onUi(app, 'hide-nav-bar', (request) => receive(app, 'nav', request)),
  );
}

export function useChrome(): Chrome {
  const header = useChromeStore((requests) => requests.header.size === 0);
  const nav = useChromeStore((requests) => requests.nav.size === 0);
  return { header, nav };
}
