import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { retryOf } from '../../../lib/read.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useBar } from '../../../ui/use-bar.ts';
import { useOpened } from '../../../ui/use-opened.ts';
import { useGameCards } from '../card/use-game-cards.ts';
import { categoryNamed, useCategories } from '../lobby-queries.ts';
import { SportsList } from '../sports/sports-list.tsx';
import { CategoryChips } from './category-chips.tsx';
import { GameList } from './game-list.tsx';
import { ListBar } from './list-bar.tsx';
import type { ListFilter } from './list-filter.ts';
import { tagName } from './tag-name.ts';

interface NarrowedToProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  isBySize: boolean;
  onSize: () => void;
}

function NarrowedTo({ filter, onFilter, isBySize, onSize }: NarrowedToProps) {
  const { games } = texts();
  const { tag, provider, ...rest } = filter;
  const chips = [
    ...(tag === undefined ? [] : [{ name: tagName(tag), left: { ...rest, ...(provider && { provider }) } }]),
    ...(provider === undefined ? [] : [{ name: provider, left: { ...rest, ...(tag && { tag }) } }]),
  ];
  return (
    <ul aria-label={games.narrowedTo()} className="flex flex-wrap gap-12 px-24 pb-16">
      {chips.map(({ name, left }) => (
        <li key={name}>
          <button
            type="button"
            onClick={() => onFilter(left)}
            aria-label={games.without({ name })}
            className="press flex min-h-88 items-center gap-10 rounded-full border border-edge bg-raised pr-16 pl-24 text-base"
          >
            <span>{name}</span>
            <Icon name="close" className="size-28 text-muted" />
          </button>
        </li>
      ))}
      {tag === 'jackpot' && (
        <li>
          <button
            type="button"
            aria-pressed={isBySize}
            onClick={onSize}
            className="press flex min-h-88 items-center rounded-full border border-edge bg-raised px-24 text-base aria-pressed:border-gold aria-pressed:text-gold"
          >
            {games.largestFirst()}
          </button>
        </li>
      )}
    </ul>
  );
}

const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((m) => ({ default: m.FilterSheet })));

export interface AllGamesScreenProps {
  category: string | undefined;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onBack: () => void;
}

function GuestsNeedLogin({ only }: { only: NonNullable<ListFilter['only']> }) {
  const app = useApp();
  const { games, header } = texts();
  const words = only === 'favourites' ? games.guestFavourites : games.guestRecent;
  return (
    <NoticeState icon={only === 'favourites' ? 'heart' : 'clock'} title={words.title()} text={words.text()}>
      <Button onClick={() => openPopup(app, { kind: 'LOGIN' })}>{header.login()}</Button>
    </NoticeState>
  );
}

export function AllGamesScreen({ category, filter, onFilter, onBack }: AllGamesScreenProps) {
  const { games } = texts();
  const isLogin = useIsLogin();
  const bar = useBar('header');
  useGameCards();
  const read = useCategories();
  const { data: categories } = read;
  const onRetry = retryOf(read);
  const sheet = useOpened<true>();
  const { only, ...narrowed } = filter;
  const [isSized, setSized] = useState(false);
  const isBySize = isSized && filter.tag === 'jackpot';
  const name = categories?.find(({ id }) => id === category)?.localName;
  const isUnknown = !only && category !== undefined && categories !== undefined && name === undefined;
  const listTitle = isUnknown
    ? games.unknownCategory.title()
    : (name ?? (onRetry && category ? games.title() : games.all()));
  const title = only === 'favourites' ? games.favourites() : only === 'recent' ? games.recent() : listTitle;
  const isNarrowed = Object.keys(narrowed).length > 0;

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div ref={bar} data-top-bar className="sticky top-0 z-[20] bg-ground pt-[env(safe-area-inset-top)]">
        <ListBar
          title={title}
          onBack={onBack}
          narrowings={Object.keys(narrowed).length}
          {...(!only && !isUnknown && { onFilter: () => sheet.open(true) })}
        />
        <CategoryChips categories={onRetry ? [] : categories} category={category} only={only} />
        {onRetry && <RetryLine text={games.categoriesFailed()} onRetry={onRetry} />}
      </div>
      {isNarrowed && !only && (
        <NarrowedTo {...{ filter, onFilter, isBySize }} onSize={() => setSized(!isSized)} />
      )}
      {category !== undefined &&
        category === categoryNamed(categories, 'Sports')?.id &&
        !only &&
        !isNarrowed && (
          <section aria-label={games.matches()} className="pt-8">
            <SportsList />
            <h2 className="px-24 pt-40 pb-16 font-bold text-lg">{games.sportGames()}</h2>
          </section>
        )}
      {/* Other categories have their name above; an unknown category needs this title. */}
      {isUnknown && (
        <NoticeState icon="search" title={title} text={games.unknownCategory.text()}>
          <Link to="/allgame/{-$categorie}" params={{ categorie: undefined }} className={buttonLook()}>
            {games.seeAll()}
          </Link>
        </NoticeState>
      )}
      {only && !isLogin && <GuestsNeedLogin only={only} />}
      {!isUnknown && (!only || isLogin) && (
        <GameList
          key={JSON.stringify([category, filter, isBySize])}
          isBySize={isBySize}
          title={title}
          category={category}
          filter={filter}
          onFilter={onFilter}
        />
      )}
      {sheet.value && (
        <Suspense>
          <FilterSheet {...sheet.control} category={category} filter={filter} onFilter={onFilter} />
        </Suspense>
      )}
    </>
  );
}
