import { StickyBanner } from '../banners/sticky-banner.tsx';
import { Rocket } from './rocket.tsx';
import { useTopButton } from './use-top-button.ts';

/** What floats above home: in no painted page, and loaded after it. */
export function HomeExtras() {
  useTopButton();
  return (
    <>
      {/* At the very end the page scrolls on, so that nothing of the footer stays under what floats. */}
      <div className="h-200" />
      <div className="column pointer-events-none fixed inset-x-0 bottom-0 z-[900] pb-[calc(1.36rem+env(safe-area-inset-bottom))]">
        <div className="flex items-end justify-between px-24">
          <Rocket />
          <StickyBanner />
        </div>
      </div>
    </>
  );
}
