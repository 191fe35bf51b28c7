// A file of its own: its code loads after the first view.
import { StickyBanner } from '../banners/sticky-banner.tsx';
import { useGameCards } from '../card/use-game-cards.ts';
import { Rocket } from './rocket.tsx';
import { useMouseDrag } from './use-mouse-drag.ts';
import { useTopButton } from './use-top-button.ts';

/** What floats above home: in no painted page, and loaded after it. */
export function HomeExtras() {
  useTopButton();
  useMouseDrag();
  useGameCards();
  return (
    <>
      {/* At the very end the page scrolls on, so that nothing of the footer stays under what floats: the rocket, or the
          higher sticky banner. */}
      <div className="h-100 [body:has([data-floats])_&]:h-240" />
      <div className="column pointer-events-none fixed inset-x-0 bottom-0 z-[900] pb-[calc(var(--nav-height,1.14rem)+0.22rem)]">
        <div className="flex items-end justify-between px-24">
          <Rocket />
          <StickyBanner />
        </div>
      </div>
    </>
  );
}
