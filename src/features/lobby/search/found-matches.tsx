import type { SportEvent } from '../../../api/generated/contract.schemas.ts';
import { useGameSports } from '../../../api/generated/game-sports.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { isSettled } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { EventList } from '../sports/sports-list.tsx';
import { fold, wordsOf } from './fold.ts';

const MATCHES_SHOWN = 3;
/** Fewer letters begin a word of nearly every league, and the games would stand below its matches. */
const LETTERS_NEEDED = 3;

/** Each word of the query begins a word of a team or the league. Without an answer there is no match. */
export function useFoundMatches(query: string) {
  const app = useApp();
  const words = wordsOf(query);
  const isAsked = words.join('').length >= LETTERS_NEEDED;
  const sports = useGameSports({ country: currentCountry(app) }, { query: { enabled: isAsked } });
  const found = (isAsked ? (sports.data ?? []) : []).filter(({ home, away, league }) => {
    const text = ` ${fold(`${home} ${away} ${league}`)}`;
    return words.every((word) => text.includes(` ${word}`));
  });
  return { matches: found.slice(0, MATCHES_SHOWN), areKnown: !isAsked || isSettled(sports) };
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
