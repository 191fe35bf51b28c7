import type { SportEvent } from '../../../api/generated/contract.schemas.ts';
import { useGameSports } from '../../../api/generated/game/game-sports.ts';
import { ODDS_REFRESH_MS } from '../../../config/constants.ts';
import { marketStart } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { currentCountry } from '../../../session/market.ts';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { useEnterGameWaiting } from '../games/use-enter-game-waiting.ts';
import { PartFailure } from '../part-failure.tsx';
import { Odds } from './odds.tsx';
import { SportsSkeleton } from './sports-skeleton.tsx';

function EventCard({ event, onTap }: { event: SportEvent; onTap: () => void }) {
  const { home } = texts();
  const [homeScore = '', awayScore = ''] = event.score?.split('-') ?? [];
  return (
    <article className="rounded-md bg-surface p-24">
      <p className="flex items-center justify-between gap-12 text-muted text-xs">
        <span className="truncate">{event.league}</span>
        {event.isLive ? (
          <span className="shrink-0 rounded-full bg-action px-16 py-2 font-bold text-text">
            {home.live()}
          </span>
        ) : (
          <time dateTime={event.startsAt} className="shrink-0">
            {marketStart(event.startsAt)}
          </time>
        )}
      </p>
      <p className="flex justify-between gap-24 pt-14 font-semibold text-md">
        {event.home} <span className="tabular">{homeScore}</span>
      </p>
      <p className="flex justify-between gap-24 font-semibold text-md">
        {event.away} <span className="tabular">{awayScore}</span>
      </p>
      <Odds event={event} onTap={onTap} />
    </article>
  );
}

/** Sport events with teams, time and odds that move while they are looked at (LOB-03). */
export function SportsList() {
  const { home } = texts();
  const enterGame = useEnterGameWaiting();
  const { data, isError, refetch } = useGameSports(
    { country: currentCountry() },
    { query: { refetchInterval: ODDS_REFRESH_MS } },
  );
  if (!data) return isError ? <PartFailure onRetry={refetch} /> : <SportsSkeleton />;
  if (data.length === 0) {
    return <NoticeState icon="clock" title={home.emptyCategory()} text={home.emptyCategoryText()} />;
  }
  return (
    <ul className="flex flex-col gap-16 px-24">
      {data.map((event) => (
        <li key={event.id}>
          <EventCard event={event} onTap={() => enterGame(event.gameId)} />
        </li>
      ))}
    </ul>
  );
}
