import { useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { type App, useApp } from '../../../lib/app.ts';
import { utcDay } from '../../../lib/day.ts';
import { readDevice, writeDevice } from '../../../lib/device-storage.ts';
import { usePlayBlock } from '../../../session/play-limits/use-play-limits.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { hideUsedOffers } from '../../../session/used-offers.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useBanners } from '../lobby-queries.ts';
import { useBannerAction } from './use-banner-action.ts';

/** True if the player closed the banner on this UTC day (spec point 4; LOB-12). */
export function isStickyDismissed(app: App, now: Date = new Date()): boolean {
  return readDevice(app, 'StickyBanner') === utcDay(now);
}

export function dismissSticky(app: App, now: Date = new Date()): void {
  writeDevice(app, 'StickyBanner', utcDay(now));
}

/** Can be closed for the day (LOB-12); while the page moves only its picture shows (home-extras.tsx). */
export function StickyBanner() {
  const app = useApp();
  const { games } = texts();
  const run = useBannerAction();
  const { rechargeCount } = usePlayer() ?? {};
  const [banner] = hideUsedOffers(useBanners().data?.sticky_banner ?? [], rechargeCount, usePlayBlock());
  const [isDismissed, setDismissed] = useState(() => isStickyDismissed(app));
  if (!banner || isDismissed) return null;
  return (
    <aside aria-label={banner.title} data-floats className="toast flex min-w-0 flex-1 items-center">
      <button
        type="button"
        onClick={() => run(banner)}
        className="press flex min-w-0 flex-1 items-center gap-16 py-8 text-left group-data-moving:py-2"
      >
        <Picture
          src={banner.cover}
          width={160}
          eager="normal"
          className="size-88 shrink-0 rounded-sm bg-transparent group-data-moving:size-56"
        />
        <span className="min-w-0 break-words font-semibold text-sm leading-tight group-data-moving:sr-only">
          {banner.title}
        </span>
      </button>
      <IconButton
        icon={<Icon name="close" className="size-32" />}
        label={games.dismiss({ banner: banner.title })}
        onClick={() => {
          dismissSticky(app);
          setDismissed(true);
        }}
        className="text-muted group-data-moving:h-56 group-data-moving:opacity-0"
      />
    </aside>
  );
}
