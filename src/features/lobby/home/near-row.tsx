import { Link, type LinkProps } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { range } from '../../../lib/range.ts';
import { Skeleton } from '../../../ui/loading.tsx';
import { whenNearScreen } from '../../../ui/near-screen.ts';
import { CAPTION } from '../games/game-tile.tsx';

export const TILE = 'w-[2.2333rem] shrink-0 snap-start scroll-ml-24';
export const ROW = 'no-scrollbar flex snap-x gap-16 overflow-x-auto px-24';

export interface RowProps {
  id: string;
  title: string;
  seeAll?: { category?: string; search?: LinkProps<'a'>['search'] };
  placeholder: ReactNode;
  /** Loads at once, because it is empty for most players and then takes no space. */
  isEager?: boolean;
  children: ReactNode;
}

/** Loads when it comes near the screen (LOB-15). */
export function Row({ id, title, seeAll, placeholder, isEager = false, children }: RowProps) {
  const app = useApp();
  const { common, home } = texts();
  const section = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(isEager);
  useEffect(() => {
    if (section.current && !isNear) return whenNearScreen(app, section.current, () => setNear(true));
  }, [isNear, app]);
  return (
    <section
      ref={section}
      aria-labelledby={id}
      className={clsx('pt-40 has-[[data-empty]]:hidden', !isNear && 'still')}
    >
      <div className="flex min-h-72 items-center justify-between gap-16 px-24 pb-12">
        <h2 id={id} className="font-bold text-lg">
          {title}
        </h2>
        {seeAll && (
          <Link
            to="/allgame/{-$categorie}"
            params={{ categorie: seeAll.category }}
            search={seeAll.search ?? {}}
            aria-label={home.seeAllOf({ category: title })}
            className="press flex min-h-72 items-center font-semibold text-action-text text-sm"
          >
            {common.seeAll()}
          </Link>
        )}
      </div>
      {isNear ? children : placeholder}
    </section>
  );
}

export const Empty = () => <span data-empty hidden />;

export const gone = () => <Empty />;

export const TilesSkeleton = () => (
  <div className="flex gap-16 overflow-hidden px-24">
    {range(3).map((place) => (
      <div key={place} className={TILE}>
        <Skeleton className="aspect-[3/4]" />
        <span className={CAPTION} />
      </div>
    ))}
  </div>
);
