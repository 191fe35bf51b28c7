import type { SportEvent } from '../../../api/generated/contract.schemas.ts';
import { useGameSports } from '../../../api/generated/game-sports.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { isSettled } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { EventList } from '../sports/sports-list.tsx';
import { fold, wordsOf } from './fold.ts';

const MATCHES_SHOWN = 5;

/** Each word of the query begins a word of a team or the league. Without an answer there is no match. */
export function useFoundMatches(query: string) {
  const app = useApp();
  const words = wordsOf(query);
  const sports = useGameSports({ country: currentCountry(app) }, { query: { enabled: words.length > 0 } });
  const matches = (sports.data ?? []).filter(({ home, away, league }) => {
    const text = ` ${fold(`${home} ${away} ${league}`)}`;
    return words.length > 0 && words.every((word) => text.includes(` ${word}`));
  });
  return { matches: matches.slice(0, MATCHES_SHOWN), areKnown: isSettled(sports) };
}

export function FoundMatches({ matches }: { matches: readonly SportEvent[] }) {
  const { games } = texts();
  return (
    <section aria-labelledby="found-matches" className="px-24 pb-32">
      <h2 id="found-matches" className="pb-12 font-bold text-lg">
        {games.matches()}
      </h2>
      <EventList events={matches} />
    </section>
  );
}
