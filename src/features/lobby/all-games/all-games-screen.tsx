import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { retryOf } from '../../../lib/read.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { openPopup } from '../../../popups/popup-store.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { ChatIcon } from '../../../ui/chat-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RetryLine } from '../../../ui/more-rows.tsx';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { PageTitle } from '../../../ui/section.tsx';
import { useBar } from '../../../ui/use-bar.ts';
import { useOpened } from '../../../ui/use-opened.ts';
import { useGameCards } from '../card/game-card-button.tsx';
import { categoryNamed, useCategories } from '../lobby-queries.ts';
import { SportsList } from '../sports/sports-list.tsx';
import { CategoryChips } from './category-chips.tsx';
import { GameList } from './game-list.tsx';
import type { ListFilter } from './list-filter.ts';
import { tagName } from './tag-name.ts';

interface ListBarProps {
  title: string;
  onBack: () => void;
  narrowings: number;
  onFilter?: () => void;
}

/** Replaces the app's header, which is hidden here, and has the chat button, because the nav bar is hidden too. */
function ListBar({ title, onBack, narrowings, onFilter }: ListBarProps) {
  const app = useApp();
  const { common, home, games } = texts();
  return (
    <header className="flex min-h-104 items-center gap-4 pr-12 pl-8">
      <IconButton icon="back" label={common.back()} onClick={onBack} />
      <h1 className="min-w-0 flex-1 py-8 hyphens-auto font-bold text-lg leading-tight">{title}</h1>
      {onFilter && (
        <button
          type="button"
          onClick={onFilter}
          aria-label={narrowings > 0 ? games.filterSet({ count: narrowings }) : games.filter()}
          className="press relative grid size-88 place-items-center rounded-full text-text"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            className="size-44"
          >
            <path d="M4 7h7m5 0h4M4 17h3m5 0h8" />
            <circle cx="13.5" cy="7" r="2.4" />
            <circle cx="9.5" cy="17" r="2.4" />
          </svg>
          {narrowings > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-8 right-6 grid size-32 place-items-center rounded-full bg-text font-bold text-2xs text-ground"
            >
              {narrowings}
            </span>
          )}
        </button>
      )}
      <Link
        to="/searchgame"
        aria-label={home.search()}
        className="press grid size-88 place-items-center rounded-full text-text"
      >
        <Icon name="search" className="size-44" />
      </Link>
      <IconButton
        icon={<ChatIcon className="size-44" />}
        label={games.toChat()}
        aria-haspopup="dialog"
        data-part="chat"
        onClick={() => emitUi(app, 'show-chat', {})}
      />
    </header>
  );
}

interface NarrowedToProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  isBySize: boolean;
  onSize: () => void;
}

function NarrowedTo({ filter, onFilter, isBySize, onSize }: NarrowedToProps) {
  const { games } = texts();
  const { tag, provider } = filter;
  const chips = [
    ...(tag ? [{ name: tagName(tag), left: { provider } }] : []),
    ...(provider ? [{ name: provider, left: { tag } }] : []),
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
  const { only, tag, provider } = filter;
  const [isSized, setSized] = useState(false);
  const isBySize = isSized && tag === 'jackpot';
  const name = categories?.find(({ id }) => id === category)?.localName;
  const isUnknown = !only && category !== undefined && categories !== undefined && name === undefined;
  const listTitle = isUnknown
    ? games.unknownCategory.title()
    : (name ?? (onRetry && category ? games.title() : games.all()));
  const title = only === 'favourites' ? games.favourites() : only === 'recent' ? games.recent() : listTitle;
  const narrowings = [tag, provider].filter(Boolean).length;

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div ref={bar} data-top-bar className="sticky top-0 z-[20] bg-ground pt-[env(safe-area-inset-top)]">
        <ListBar
          title={title}
          onBack={onBack}
          narrowings={narrowings}
          {...(!only && !isUnknown && { onFilter: () => sheet.open(true) })}
        />
        <CategoryChips categories={onRetry ? [] : categories} category={category} only={only} />
        {onRetry && <RetryLine text={games.categoriesFailed()} onRetry={onRetry} />}
      </div>
      {narrowings > 0 && !only && (
        <NarrowedTo {...{ filter, onFilter, isBySize }} onSize={() => setSized(!isSized)} />
      )}
      {category !== undefined &&
        category === categoryNamed(categories, 'Sports')?.id &&
        !only &&
        narrowings === 0 && (
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
