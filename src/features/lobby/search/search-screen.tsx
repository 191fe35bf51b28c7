import { type FormEvent, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Game, SportEvent } from '../../../api/generated/contract.schemas.ts';
import { useGameSports } from '../../../api/generated/game-sports.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { range } from '../../../lib/range.ts';
import { isSettled, readAs } from '../../../lib/read.ts';
import { savesData } from '../../../lib/saves-data.ts';
import { currentCountry } from '../../../session/market.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { useBar } from '../../../ui/use-bar.ts';
import { tagName } from '../all-games/tag-name.ts';
import { useGameCards } from '../card/game-card-button.tsx';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import { WindowedList } from '../catalogue/windowed-list.tsx';
import { GameGrid, GameGridSkeleton } from '../games/game-grid.tsx';
import { useGameActions } from '../games/use-favourite.ts';
import { categoryNamed, useCategories } from '../lobby-queries.ts';
import { sectionFailure } from '../section-failure.tsx';
import { EventList } from '../sports/sports-list.tsx';
import { fold, foldedPages, indexGames, kindsOf, searchGames, similarGames, wordsOf } from './game-index.ts';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts';
import { ResultRow } from './result-row.tsx';

function PopularGames() {
  const { games } = texts();
  const categories = useCategories();
  const hot = categoryNamed(categories.data, 'Hot');
  if (categories.data && !hot) return null;
  return (
    <TitledSection title={games.popular()} heading="px-24 pb-16 font-bold text-lg" className="pt-8">
      <QueryView query={readAs(categories, hot)} loading={<GameGridSkeleton />} failed={sectionFailure}>
        {({ id }) => <GameGrid category={id} />}
      </QueryView>
    </TitledSection>
  );
}

function SearchStart({ onQuery }: { onQuery: (query: string) => void }) {
  const app = useApp();
  const { games } = texts();
  const searches = useRecentSearches();
  return (
    <>
      {searches.length > 0 && (
        <section aria-labelledby="recent-searches" className="px-24 pb-24">
          <div className="flex items-center justify-between">
            <h2 id="recent-searches" className="font-bold text-lg">
              {games.recentSearches()}
            </h2>
            <button
              type="button"
              onClick={() => forgetSearches(app)}
              className="press min-h-88 font-semibold text-action-text text-sm"
            >
              {games.forgetSearches()}
            </button>
          </div>
          <ul className="flex flex-wrap gap-16">
            {searches.map((search) => (
              <li key={search} className="max-w-full">
                <button
                  type="button"
                  onClick={() => onQuery(search)}
                  className="press min-h-88 max-w-full truncate rounded-full border border-edge bg-raised px-28 text-base"
                >
                  {search}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PopularGames />
    </>
  );
}

interface SearchBarProps {
  query: string;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  onBack: () => void;
}

function SearchBar({ query, onQuery, onSubmit, onBack }: SearchBarProps) {
  const { common, games } = texts();
  const bar = useBar('header');
  const input = useRef<HTMLInputElement>(null);
  const isNewSearch = useRef(query === '');
  useEffect(() => {
    if (isNewSearch.current) input.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.blur();
    onSubmit();
  };
  return (
    <search
      ref={bar}
      data-top-bar
      className="sticky top-0 z-[20] block bg-ground pt-[env(safe-area-inset-top)]"
    >
      <form onSubmit={submit} className="flex min-h-112 items-center gap-4 pr-24 pl-8">
        <IconButton icon="back" label={common.back()} onClick={onBack} />
        <div className="flex min-h-88 min-w-0 flex-1 items-center rounded-full border border-edge bg-raised pl-24 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-gold has-[input:focus-visible]:outline-offset-2">
          <Icon name="search" className="size-36 shrink-0 text-muted" />
          <input
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            maxLength={80}
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            aria-label={games.searchFor()}
            placeholder={games.searchHint()}
            className="min-w-0 flex-1 self-stretch bg-transparent px-16 text-md text-text outline-none placeholder:text-muted"
          />
          {query !== '' && (
            <IconButton
              icon="close"
              label={games.clearSearch()}
              onClick={() => {
                onQuery('');
                input.current?.focus();
              }}
              className="text-muted"
            />
          )}
        </div>
      </form>
    </search>
  );
}

/** Row height: the cover, or two lines of each text where the player's text is larger. Keep it equal to ResultRow. */
const ROW =
  '[--row:max(1.6rem,calc((var(--text-md)+var(--text-sm))*1.375*clamp(1,(var(--text-scale)-1)*99,2)+0.4rem))] mx-24';

const idOf = (game: Game) => game.id;

interface SearchResultsProps {
  found: readonly Game[];
  query: string;
  onEnter: () => void;
}

function SearchResults({ found, query, onEnter }: SearchResultsProps) {
  const app = useApp();
  const { games } = texts();
  const { enteringId, onEnter: enterGame, onToggleFavourite } = useGameActions();
  const enter = (...game: Parameters<typeof enterGame>) => {
    rememberSearch(app, query);
    onEnter();
    enterGame(...game);
  };
  return (
    <WindowedList
      items={found}
      perRow={1}
      keyOf={idOf}
      total={found.length}
      label={games.results()}
      className={ROW}
      rows=""
    >
      {(game) => (
        <ResultRow
          game={game}
          query={query}
          isEntering={game.id === enteringId}
          onEnter={enter}
          onToggleFavourite={onToggleFavourite}
        />
      )}
    </WindowedList>
  );
}

const MATCHES_SHOWN = 3;
/** Fewer letters begin a word of nearly every league, and the games would stand below its matches. */
const LETTERS_NEEDED = 3;

/** Each word of the query begins a word of a team or the league. Without an answer there is no match. */
function useFoundMatches(query: string) {
  const app = useApp();
  const words = wordsOf(query);
  const isLongEnough = words.join('').length >= LETTERS_NEEDED;
  const sports = useGameSports({ country: currentCountry(app) }, { query: { enabled: isLongEnough } });
  const found = (isLongEnough ? (sports.data ?? []) : []).filter(({ home, away, league }) => {
    const text = ` ${fold(`${home} ${away} ${league}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
  return { matches: found.slice(0, MATCHES_SHOWN), areKnown: !isLongEnough || isSettled(sports) };
}

function FoundMatches({ matches }: { matches: readonly SportEvent[] }) {
  const { games } = texts();
  return (
    <TitledSection title={games.matches()} heading="pb-12 font-bold text-lg" className="px-24 pb-32">
      <EventList events={matches} />
    </TitledSection>
  );
}

interface NothingFoundProps {
  query: string;
  similar: readonly Game[];
  onEnter: () => void;
}

function NothingFound({ query, similar, onEnter }: NothingFoundProps) {
  const { games } = texts();
  return (
    <>
      <section className="flex items-center gap-24 px-24 py-32">
        <span className="grid size-104 shrink-0 place-items-center rounded-full bg-raised text-action-text">
          <Icon name="search" className="size-48" />
        </span>
        <div className="min-w-0">
          <h2 className="font-bold text-lg [overflow-wrap:anywhere]">{games.nothing.title({ query })}</h2>
          <p className="text-base text-muted">{games.nothing.text()}</p>
        </div>
      </section>
      {similar.length > 0 && (
        <TitledSection title={games.didYouMean()} heading="px-24 pb-8 font-bold text-lg" className="pb-32">
          <SearchResults found={similar} query="" onEnter={onEnter} />
        </TitledSection>
      )}
      <PopularGames />
    </>
  );
}

/** In ms: the pause in typing before the address changes, because browsers refuse faster changes. */
const SETTLED_AFTER_MS = 350;

/** Reports each new query after a pause in typing, or at once; not after an earlier exit. */
function useSearchQuery(initial: string, onSettled: (query: string) => void) {
  const [query, setQuery] = useState(initial);
  const reported = useRef(initial);
  const report = useRef(onSettled);
  useEffect(() => {
    report.current = onSettled;
  });
  const settle = useCallback(() => {
    if (query === reported.current) return;
    reported.current = query;
    report.current(query);
  }, [query]);
  useEffect(() => {
    const timer = setTimeout(settle, SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [settle]);
  return [query, setQuery, settle] as const;
}

export interface SearchScreenProps {
  initialQuery: string;
  onSettled: (query: string) => void;
  onBack: () => void;
}

function ResultsSkeleton() {
  return (
    <div className="px-24">
      {range(6).map((place) => (
        <div key={place} className="flex h-160 items-center gap-24">
          <Skeleton className="h-128 w-96" />
          <Skeleton className="h-40 flex-1" />
        </div>
      ))}
    </div>
  );
}

/** Searches names, kinds and studios of all games, and teams and leagues of matches (GAM-02). */
export function SearchScreen({ initialQuery, onSettled, onBack }: SearchScreenProps) {
  const app = useApp();
  const { games, common } = texts();
  useGameCards();
  const [query, setQuery, settle] = useSearchQuery(initialQuery, onSettled);
  const catalogue = useCatalogue(!savesData() || wordsOf(query).length > 0);
  const { pages, isComplete } = catalogue;
  const { data: categories } = useCategories();
  const kindOf = useMemo(() => kindsOf(categories ?? [], tagName), [categories]);
  const index = useMemo(() => indexGames(pages, kindOf, foldedPages(app)), [pages, kindOf, app]);
  // The typed letters show before the results, so that typing is never slow.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(() => searchGames(index, deferredQuery), [index, deferredQuery]);
  const hasQuery = wordsOf(deferredQuery).length > 0;
  const { matches, areKnown } = useFoundMatches(deferredQuery);
  const isNothing = hasQuery && isComplete && areKnown && found.length + matches.length === 0;
  const similar = useMemo(
    () => (isNothing ? similarGames(index, deferredQuery) : []),
    [isNothing, index, deferredQuery],
  );

  return (
    <>
      <h1 className="sr-only">{games.searchFor()}</h1>
      <SearchBar
        query={query}
        onQuery={setQuery}
        onSubmit={() => rememberSearch(app, query)}
        onBack={onBack}
      />
      <p role="status" className={hasQuery && found.length > 0 ? 'px-24 pb-8 text-muted text-sm' : 'sr-only'}>
        <span>
          {hasQuery && (isComplete || found.length > 0) ? games.found({ count: found.length }) : ''}
        </span>
        {hasQuery && !isComplete && found.length === 0 && <span>{common.loading()}</span>}
      </p>
      {!hasQuery && <SearchStart onQuery={setQuery} />}
      {matches.length > 0 && <FoundMatches matches={matches} />}
      {hasQuery && found.length > 0 && <SearchResults found={found} query={deferredQuery} onEnter={settle} />}
      {isNothing && <NothingFound query={deferredQuery.trim()} similar={similar} onEnter={settle} />}
      {hasQuery && (
        <QueryView
          query={catalogue.whole}
          loading={found.length === 0 && <ResultsSkeleton />}
          failed={sectionFailure}
        >
          {() => null}
        </QueryView>
      )}
    </>
  );
}
