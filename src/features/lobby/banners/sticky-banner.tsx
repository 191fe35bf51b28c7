import { useState } from 'react';
import { resourceUrl } from '../../../config/this-build.ts';
import { texts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useBanners } from '../lobby-queries.ts';
import { dismissSticky, isStickyDismissed } from './sticky-day.ts';
import { useBannerAction } from './use-banner-action.ts';

/** The floating square at the edge of home, until it is sent away for the day (LOB-12). */
export function StickyBanner() {
  const { games } = texts();
  const run = useBannerAction();
  const [banner] = useBanners().data?.sticky_banner ?? [];
  const [isDismissed, setDismissed] = useState(isStickyDismissed);
  if (!banner || isDismissed) return null;
  return (
    <aside
      aria-label={banner.title}
      data-floats
      className="toast pointer-events-auto relative size-168 rounded-lg border border-line bg-raised lift"
    >
      <button type="button" onClick={() => run(banner)} className="press block size-full">
        <Picture
          src={resourceUrl(banner.cover)}
          alt={banner.title}
          width={160}
          height={160}
          eager="normal"
          className="size-full rounded-lg bg-transparent"
        />
      </button>
      <button
        type="button"
        aria-label={games.dismiss({ banner: banner.title })}
        onClick={() => {
          dismissSticky();
          setDismissed(true);
        }}
        className="press absolute -top-48 -right-24 grid size-[max(0.88rem,44px)] place-items-center"
      >
        <span className="grid size-44 place-items-center rounded-full border border-line bg-raised text-text">
          <Icon name="close" className="size-26" />
        </span>
      </button>
    </aside>
  );
}
