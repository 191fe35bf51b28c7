import { Link } from '@tanstack/react-router';
import type { SportEvent } from '../../../api/generated/contract.schemas.ts';
import { useGameSports } from '../../../api/generated/game-sports.ts';
import { ODDS_REFRESH_MS } from '../../../config/constants.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { readAs } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useEnterGameWaiting } from '../games/use-enter-game-waiting.ts';
import { Odds } from '../sports/odds.tsx';
import { Empty, gone, ROW } from './near-row.tsx';

const MATCH = 'min-h-296 relative w-[5.8rem] shrink-0 snap-start scroll-ml-24 rounded-md bg-surface p-24';
export const MatchesSkeleton = () => <Skeleton className="mx-24 h-296" />;

/** The matches under way, each with its odds to tap (LOB-15, GAM-16). */
export function Matches({ category }: { category: string }) {
  const app = useApp();
  const sports = useGameSports(
    { country: currentCountry(app) },
    { query: { refetchInterval: ODDS_REFRESH_MS } },
  );
  const live = sports.data?.filter(({ isLive }) => isLive);
  return (
    <QueryView query={readAs(sports, live)} loading={<MatchesSkeleton />} failed={gone} empty={<Empty />}>
      {(events) => <MatchList events={events} category={category} />}
    </QueryView>
  );
}

function MatchList({ events, category }: { events: readonly SportEvent[]; category: string }) {
  const { games } = texts();
  const enterGame = useEnterGameWaiting();
  return (
    <ul className={ROW}>
      {events.map((event) => {
        const { id, gameId, league, home, away, score = '', minute } = event;
        const [homeScore, awayScore] = score.split('-');
        return (
          <li key={id} className={MATCH}>
            <Link to="/allgame/{-$categorie}" params={{ categorie: category }} className="press block">
              <span className="flex justify-between gap-12 text-muted text-xs">
                <span className="truncate">{league}</span>
                <span className="shrink-0 tabular">
                  {minute === undefined ? games.live() : games.minute({ minute })}
                </span>
              </span>
              {[
                [home, homeScore],
                [away, awayScore],
              ].map(([team, goals]) => (
                <span key={team} className="flex justify-between gap-16 pt-12 font-semibold text-base">
                  <span translate="no" className="truncate">
                    {team}
                  </span>
                  <span className="tabular">{goals}</span>
                </span>
              ))}
            </Link>
            <Odds event={event} onTap={(selection) => enterGame(gameId, undefined, selection)} />
          </li>
        );
      })}
    </ul>
  );
}
