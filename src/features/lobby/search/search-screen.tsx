import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Game, SportEvent } from '../../../api/generated/contract.schemas.ts';
import { useGameSports } from '../../../api/generated/game-sports.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { range } from '../../../lib/range.ts';
import { isSettled } from '../../../lib/read.ts';
import { savesData } from '../../../lib/saves-data.ts';
import { currentCountry } from '../../../session/market.ts';
import { Icon } from '../../../ui/icon.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TitledSection } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { tagName } from '../all-games/tag-name.ts';
import { useGameCards } from '../card/use-game-cards.ts';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import { WindowedList } from '../catalogue/windowed-list.tsx';
import { useGameActions } from '../games/use-game-actions.ts';
import { useCategories } from '../lobby-queries.ts';
import { sectionFailure } from '../section-failure.tsx';
import { EventList } from '../sports/sports-list.tsx';
import { fold, wordsOf } from './fold.ts';
import { foldedPages, indexGames, kindsOf, searchGames } from './game-index.ts';
import { rememberSearch } from './recent-searches.ts';
import { ResultRow } from './result-row.tsx';
import { SearchBar } from './search-bar.tsx';
import { PopularGames, SearchStart } from './search-start.tsx';
import { similarGames } from './similar-games.ts';

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

/**
 * Reports a query after a pause in typing, or at once on demand. An earlier exit from the screen reports nothing.
 * @param onSettled gets every settled query that differs from the one before
 */
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

/**
 * Searches names, kinds and studios of the whole catalogue, teams and leagues of matches, while the player types
 * (GAM-02).
 */
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
  const asked = useDeferredValue(query);
  const found = useMemo(() => searchGames(index, asked), [index, asked]);
  const hasQuery = wordsOf(asked).length > 0;
  const { matches, areKnown } = useFoundMatches(asked);
  const isNothing = hasQuery && isComplete && areKnown && found.length + matches.length === 0;
  const similar = useMemo(() => (isNothing ? similarGames(index, asked) : []), [isNothing, index, asked]);

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
      {hasQuery && found.length > 0 && <SearchResults found={found} query={asked} onEnter={settle} />}
      {isNothing && <NothingFound query={asked.trim()} similar={similar} onEnter={settle} />}
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
