import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Skeleton } from '../../../ui/loading.tsx';
import { toMiddle } from '../../../ui/to-middle.ts';
import { useTapped } from '../../../ui/use-tapped.ts';
import type { ListFilter } from './list-filter.ts';

interface CategoryChipsProps {
  categories: readonly Category[] | undefined;
  category: string | undefined;
  only: ListFilter['only'];
}

interface ChipProps {
  categorie?: string | undefined;
  only?: ListFilter['only'];
  shown: string;
  current: string;
  onTap: (list: string) => void;
  children: ReactNode;
}

const listOf = (category: string | undefined, only: ListFilter['only']) => JSON.stringify([category, only]);

/** Replaces the previous list in the history, so that one step back leaves the screen. */
function Chip({ categorie, only, shown, current, onTap, children }: ChipProps) {
  const list = listOf(categorie, only);
  const isCurrent = list === current;
  const search: LinkProps<'a'>['search'] = only ? { only } : {};
  return (
    <li>
      <Link
        ref={list === shown ? toMiddle : null}
        to="/allgame/{-$categorie}"
        params={{ categorie }}
        search={search}
        replace
        // Every category's address begins with the address of all games, so only an exact match is current.
        activeOptions={{ exact: true }}
        onClick={() => onTap(list)}
        aria-current={isCurrent ? 'page' : undefined}
        className="press flex min-h-80 shrink-0 items-center gap-8 whitespace-nowrap rounded-full bg-surface px-24 text-base text-muted data-[current]:bg-text data-[current]:font-semibold data-[current]:text-ground"
        {...(isCurrent && { 'data-current': '' })}
      >
        {children}
      </Link>
    </li>
  );
}

export function CategoryChips({ categories, category, only }: CategoryChipsProps) {
  const { games } = texts();
  const shown = listOf(only ? undefined : category, only);
  const [current, onTap] = useTapped(shown);
  const state = { shown, current, onTap };
  return (
    <nav aria-label={games.lists()}>
      <ul className="no-scrollbar fade-ends relative flex gap-12 overflow-x-auto px-24 pb-16">
        <Chip {...state}>{games.allShort()}</Chip>
        <Chip only="favourites" {...state}>
          {games.favourites()}
        </Chip>
        <Chip only="recent" {...state}>
          {games.recentShort()}
        </Chip>
        {categories
          ?.toSorted((a, b) => b.recommendWeight - a.recommendWeight)
          .map(({ id, localName }) => (
            <Chip key={id} categorie={id} {...state}>
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
