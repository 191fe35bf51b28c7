import type { Game } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { WindowedList } from '../catalogue/windowed-list.tsx';
import { useGameActions } from '../games/use-game-actions.ts';
import { rememberSearch } from './recent-searches.ts';
import { ResultRow } from './result-row.tsx';

/** Row height: the cover, or two lines of each text where the player's text is larger. Keep it equal to ResultRow. */
const ROW =
  '[--row:max(1.6rem,calc((var(--text-md)+var(--text-sm))*1.375*clamp(1,(var(--text-scale)-1)*99,2)+0.4rem))] mx-24';

const idOf = (game: Game) => game.id;

interface SearchResultsProps {
  found: readonly Game[];
  query: string;
  onEnter: () => void;
}

export function SearchResults({ found, query, onEnter }: SearchResultsProps) {
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
