import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getLobbyBatchBannersQueryKey } from '../../../api/generated/lobby-batch-banners.ts';
import { texts } from '../../../i18n/texts.ts';
import { afterIdle } from '../../../lib/after-idle.ts';
import { useApp } from '../../../lib/app.ts';
import { combineCleanups, listen } from '../../../lib/listen.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { wantsStillness } from '../../../lib/wants-stillness.ts';
import { currentCountry } from '../../../session/market.ts';
import { usePlayBlock } from '../../../session/play-limits/use-play-limits.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { hideUsedOffers } from '../../../session/used-offers.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { useUiEvent } from '../../../ui/use-ui-event.ts';
import { StickyBanner } from '../banners/sticky-banner.tsx';
import { useGameCards } from '../card/game-card-button.tsx';
import { useBanners } from '../lobby-queries.ts';
import { useMouseDrag } from './use-mouse-drag.ts';

/** True past half of the scroll distance (LOB-13): a short page has no half of its height to pass. */
export function isPastHalf(scrollTop: number, scrollHeight: number, clientHeight: number): boolean {
  const distance = scrollHeight - clientHeight;
  return distance > 0 && scrollTop > distance / 2;
}

function useTopButton(): void {
  const app = useApp();
  useEffect(() => {
    let isShown = false;
    const measure = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const isPast = isPastHalf(scrollTop, scrollHeight, clientHeight);
      if (isPast === isShown) return;
      isShown = isPast;
      emitUi(app, 'show-top-button', { isShown });
    };
    // Measured later, because measuring now would force a layout.
    const cancel = afterIdle(app, 0, measure);
    return combineCleanups(cancel, listen('scroll', measure), listen('resize', measure));
  }, [app]);
}

function toTop(): void {
  const isStill = wantsStillness();
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  // The button disappears; without a new target the focus would go to the end of the page.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Scrolls to the top of home (LOB-13). It keeps its space while it is hidden. */
function Rocket() {
  const { games } = texts();
  const [isShown, setShown] = useState(false);
  useUiEvent('show-top-button', (wish) => setShown(wish.isShown));
  return (
    <button
      type="button"
      aria-label={games.toTop()}
      onClick={toTop}
      data-floats={isShown || undefined}
      style={{ visibility: isShown ? 'visible' : 'hidden' }}
      className={`press ml-auto grid size-88 shrink-0 place-items-center rounded-full border border-line bg-raised text-text transition-[opacity,translate,visibility] duration-200 group-data-moving:size-56 ${isShown ? 'opacity-100' : 'translate-y-24 opacity-0'}`}
    >
      <LineIcon className="size-44 group-data-moving:size-36">
        <path d="M12 2.8c3 2.4 4.2 5.8 3.8 10.4H8.2C7.8 8.6 9 5.2 12 2.8ZM8.2 10.4l-2.7 3v3.4l3-1.7M15.8 10.4l2.7 3v3.4l-3-1.7" />
        <circle cx="12" cy="8.6" r="1.5" />
        <path d="M10.4 17.2c.2 1.6.8 2.9 1.6 4 .8-1.1 1.4-2.4 1.6-4" className="text-action-text" />
      </LineIcon>
    </button>
  );
}

const STILL_AFTER_MS = 250;

function useIsScrolling(): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onScroll = () => {
      clearTimeout(timer);
      setScrolling(true);
      timer = setTimeout(() => setScrolling(false), STILL_AFTER_MS);
    };
    return combineCleanups(listen('scroll', onScroll), () => clearTimeout(timer));
  }, []);
  return isScrolling;
}

/** Removes used offers from home's banners (PRO-07, PLR-02); the carousel has no room for this code. */
function useUnusedOffers(): void {
  const app = useApp();
  const queryClient = useQueryClient();
  const { data } = useBanners();
  const deposits = usePlayer()?.rechargeCount;
  const block = usePlayBlock();
  useEffect(() => {
    const shown = data && hideUsedOffers(data.home_top, deposits, block);
    if (!data || !shown || shown.length === data.home_top.length) return;
    const key = getLobbyBatchBannersQueryKey({ country: currentCountry(app) });
    queryClient.setQueryData(key, { ...data, home_top: [...shown] });
  }, [data, deposits, block, queryClient, app]);
}

/** What floats above home stands on one shelf on the nav bar, which is slim while the page moves (LOB-16). */
export function HomeExtras() {
  useTopButton();
  useMouseDrag();
  useGameCards();
  useUnusedOffers();
  const isScrolling = useIsScrolling();
  return (
    <>
      {/* Lets the end of the page scroll above the shelf, whose height grows with large text. */}
      <div aria-hidden="true" className="min-h-88 py-16 text-sm leading-tight">
        <br />
        <br />
      </div>
      <div
        data-moving={isScrolling || undefined}
        className="group column invisible fixed inset-x-0 bottom-[var(--nav-height,1.14rem)] z-[900] flex min-h-104 items-center gap-16 border-line/60 border-t bg-surface pr-16 pl-24 has-[[data-floats]]:visible data-moving:min-h-60"
      >
        <StickyBanner />
        <Rocket />
      </div>
    </>
  );
}
