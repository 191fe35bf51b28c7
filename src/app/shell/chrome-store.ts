import { create } from 'zustand';
import { onUi } from '../../lib/ui-events.ts';

/** The app's own frame around a screen: the header above it and the nav bar below. */
export interface Chrome {
  header: boolean;
  nav: boolean;
}

type Requests = ReadonlySet<symbol>;

/** Which screens hide which part: during the change from one such screen to another both are mounted for a moment. */
const useChromeStore = create<{ header: Requests; nav: Requests }>(() => ({
  header: new Set<symbol>(),
  nav: new Set<symbol>(),
}));

function receive(part: keyof Chrome, { by, isHidden }: { by: symbol; isHidden: boolean }): void {
  useChromeStore.setState((now) => {
    const requests = new Set(now[part]);
    if (isHidden) requests.add(by);
    else requests.delete(by);
    return { [part]: requests };
  });
}

onUi('hide-header', (request) => receive('header', request));
onUi('hide-nav-bar', (request) => receive('nav', request));

/** Which parts of the frame are shown. */
export function useChrome(): Chrome {
  const header = useChromeStore((requests) => requests.header.size === 0);
  const nav = useChromeStore((requests) => requests.nav.size === 0);
  return { header, nav };
}
