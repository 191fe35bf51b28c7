import type { Game } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SearchResults } from './search-results.tsx';
import { PopularGames } from './search-start.tsx';

interface NothingFoundProps {
  query: string;
  similar: readonly Game[];
  onEnter: () => void;
}

export function NothingFound({ query, similar, onEnter }: NothingFoundProps) {
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
        <section aria-labelledby="similar-games" className="pb-32">
          <h2 id="similar-games" className="px-24 pb-8 font-bold text-lg">
            {games.didYouMean()}
          </h2>
          <SearchResults found={similar} query="" onEnter={onEnter} />
        </section>
      )}
      <PopularGames />
    </>
  );
}
