import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Category } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { ListFilter } from './list-filter.ts';

interface CategoryChipsProps {
  /** Undefined while they load. */
  categories: readonly Category[] | undefined;
  category: string | undefined;
  only: ListFilter['only'];
}

interface ChipProps {
  categorie: string | undefined;
  only?: ListFilter['only'];
  isCurrent: boolean;
  children: ReactNode;
}

/** Takes the place of the list it leads away from: back leaves the screen, however many lists were looked at. */
function Chip({ categorie, only, isCurrent, children }: ChipProps) {
  const search: LinkProps<'a'>['search'] = only ? { only } : {};
  return (
    <li>
      <Link
        to="/allgame/{-$categorie}"
        params={{ categorie }}
        search={search}
        replace
        aria-current={isCurrent ? 'page' : undefined}
        className="press flex min-h-80 shrink-0 items-center gap-8 whitespace-nowrap rounded-full bg-surface px-24 text-base text-muted data-[current]:bg-text data-[current]:font-semibold data-[current]:text-ground"
        {...(isCurrent && { 'data-current': '' })}
      >
        {children}
      </Link>
    </li>
  );
}

/** Every category heaviest first, as the tabs of home order them, behind all games, favourites and recent ones. */
export function CategoryChips({ categories, category, only }: CategoryChipsProps) {
  const { games } = texts();
  const list = useRef<HTMLUListElement>(null);
  const isThere = categories !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current chip is brought into sight when it changes.
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[data-current]');
    if (!row || !current) return;
    row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [isThere, category, only]);

  return (
    <nav aria-label={games.lists()}>
      <ul ref={list} className="no-scrollbar fade-ends relative flex gap-12 overflow-x-auto px-24 pb-16">
        <Chip categorie={undefined} isCurrent={!category && !only}>
          {games.allShort()}
        </Chip>
        <Chip categorie={undefined} only="favourites" isCurrent={only === 'favourites'}>
          {games.favourites()}
        </Chip>
        <Chip categorie={undefined} only="recent" isCurrent={only === 'recent'}>
          {games.recentShort()}
        </Chip>
        {categories
          ?.toSorted((a, b) => b.recommendWeight - a.recommendWeight)
          .map(({ id, localName }) => (
            <Chip key={id} categorie={id} isCurrent={category === id && !only}>
              {localName}
            </Chip>
          )) ??
          [0, 1, 2].map((place) => (
            <li key={place}>
              <Skeleton className="h-80 w-180" />
            </li>
          ))}
      </ul>
    </nav>
  );
}
