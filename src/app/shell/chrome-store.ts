import { create } from 'zustand';
import { onUi } from '../../lib/ui-events.ts';

/** The app's own frame around a screen: the header above it and the nav bar below. */
export interface Chrome {
  header: boolean;
  nav: boolean;
}

type Wishes = ReadonlySet<symbol>;

/** Who wants what hidden: on the way from one hiding screen to another both are there for a moment. */
const useChromeStore = create<{ header: Wishes; nav: Wishes }>(() => ({
  header: new Set<symbol>(),
  nav: new Set<symbol>(),
}));

function receive(part: keyof Chrome, { by, isHidden }: { by: symbol; isHidden: boolean }): void {
  useChromeStore.setState((now) => {
    const wishes = new Set(now[part]);
    if (isHidden) wishes.add(by);
    else wishes.delete(by);
    return { [part]: wishes };
  });
}

onUi('hide-header', (wish) => receive('header', wish));
onUi('hide-nav-bar', (wish) => receive('nav', wish));

/** Which parts of the frame are shown. */
export function useChrome(): Chrome {
  const header = useChromeStore((wishes) => wishes.header.size === 0);
  const nav = useChromeStore((wishes) => wishes.nav.size === 0);
  return { header, nav };
}
