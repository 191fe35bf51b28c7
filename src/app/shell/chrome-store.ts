import type { App } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { together } from '../../lib/listen.ts';
import { onUi } from '../../lib/ui-events.ts';

/** The app's own frame around a screen: the header above it and the nav bar below. */
export interface Chrome {
  header: boolean;
  nav: boolean;
}

type Requests = ReadonlySet<symbol>;

/** Which screens hide which part: during the change from one such screen to another both are mounted for a moment. */
const useChromeStore = appStore<{ header: Requests; nav: Requests }>(() => ({
  header: new Set<symbol>(),
  nav: new Set<symbol>(),
}));

function receive(app: App, part: keyof Chrome, { by, isHidden }: { by: symbol; isHidden: boolean }): void {
  useChromeStore.of(app).setState((now) => {
    const requests = new Set(now[part]);
    if (isHidden) requests.add(by);
    else requests.delete(by);
    return { [part]: requests };
  });
}

/** Follows what screens ask for. @returns stops it */
export function followChrome(app: App): () => void {
  return together(
    onUi(app, 'hide-header', (request) => receive(app, 'header', request)),
    onUi(app, 'hide-nav-bar', (request) => receive(app, 'nav', request)),
  );
}

/** Which parts of the frame are shown. */
export function useChrome(): Chrome {
  const header = useChromeStore((requests) => requests.header.size === 0);
  const nav = useChromeStore((requests) => requests.nav.size === 0);
  return { header, nav };
}
