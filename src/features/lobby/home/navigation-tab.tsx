import { Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useState } from 'react';
import type { Category } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { appState, useApp } from '../../../lib/app.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyWithTexts } from '../../../ui/lazy-layer.tsx';
import { Skeletons } from '../../../ui/loading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { toMiddle } from '../../../ui/to-middle.ts';
import { GameGrid, GameGridSkeleton } from '../games/game-grid.tsx';
import { lazySectionFailure } from '../lazy-section-failure.tsx';
import { categoryNamed, firstTab, recommendedCategories, useCategories } from '../lobby-queries.ts';
import { SportsSkeleton } from '../sports/sports-skeleton.tsx';

const SportsList = lazyWithTexts(
  () => import('../sports/sports-list.tsx').then((m) => m.SportsList),
  'games',
);

export function NavigationTabSkeleton() {
  return (
    <div>
      <div className="flex gap-12 overflow-hidden px-24 py-16">
        <Skeletons count={5} className="h-80 w-180 shrink-0" />
      </div>
      <GameGridSkeleton />
    </div>
  );
}

/** Kept with the app, so that home opens with the same tab again (LOB-14). */
const lastTab = appState((): { id?: string } => ({}));

/** Recommended categories as sticky tabs, each with its games or sports and a link to all of them (LOB-03). */
export function NavigationTab() {
  return (
    <QueryView query={useCategories()} loading={<NavigationTabSkeleton />} failed={lazySectionFailure}>
      {(categories) => <Tabs categories={categories} />}
    </QueryView>
  );
}

function Tabs({ categories }: { categories: readonly Category[] }) {
  const app = useApp();
  const { home, common } = texts();
  const [chosen, setChosen] = useState(lastTab(app).id);
  const late = useDeferredValue(chosen);
  const tabs = recommendedCategories(categories);
  const tabOf = (id: string | undefined) => tabs.find((tab) => tab.id === id) ?? firstTab(categories);
  const current = tabOf(chosen);
  const shown = tabOf(late);
  if (!current || !shown) return null;

  const choose = (id: string) => {
    lastTab(app).id = id;
    setChosen(id);
  };
  return (
    <section aria-label={home.categories()}>
      <div className="sticky top-[var(--header-height,calc(1.04rem+env(safe-area-inset-top)))] z-[10] flex items-center bg-ground pl-24">
        <Link
          to="/searchgame"
          aria-label={home.search()}
          className="press grid size-80 shrink-0 place-items-center rounded-full bg-surface text-text"
        >
          <Icon name="search" className="size-40" />
        </Link>
        <div
          role="tablist"
          aria-label={home.categories()}
          className="no-scrollbar flex min-w-0 gap-12 overflow-x-auto py-16 pr-24 pl-12"
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              ref={late === tab.id ? toMiddle : null}
              type="button"
              role="tab"
              id={`tab-${tab.id}`}
              aria-selected={tab.id === current.id}
              aria-controls="tab-games"
              onClick={() => choose(tab.id)}
              className="press flex min-h-80 max-w-full shrink-0 items-center gap-10 rounded-full bg-surface px-24 text-base text-muted aria-selected:bg-text aria-selected:font-semibold aria-selected:text-ground"
            >
              <Picture src={tab.icon} width={40} eager="normal" className="size-40 bg-transparent" />
              <span className="max-h-[2lh] overflow-hidden">{tab.localName}</span>
            </button>
          ))}
        </div>
      </div>
      <div role="tabpanel" id="tab-games" aria-busy={late !== chosen} aria-labelledby={`tab-${shown.id}`}>
        <div className="flex items-center justify-between px-24 pt-4 pb-12">
          <h2 className="max-h-[2lh] overflow-hidden font-bold text-lg">{shown.localName}</h2>
          <Link
            to="/allgame/{-$categorie}"
            params={{ categorie: shown.id }}
            aria-label={home.seeAllOf({ category: shown.localName })}
            className="press flex min-h-72 items-center font-semibold text-action-text text-sm"
          >
            {common.seeAll()}
          </Link>
        </div>
        {shown.id === categoryNamed(categories, 'Sports')?.id ? (
          <Suspense fallback={<SportsSkeleton />}>
            <SportsList />
          </Suspense>
        ) : (
          <GameGrid category={shown.id} />
        )}
      </div>
    </section>
  );
}
