import { useGameSports } from '../../api/generated/game/game.ts';
import type { SportEvent } from '../../api/generated/model/index.ts';
import { intlTag } from '../../i18n/languages.ts';
import { texts } from '../../i18n/texts.ts';
import { currentCountry } from '../../session/market.ts';
import { NoticeState } from '../../ui/notice-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PartFailure } from './part-failure.tsx';
import { useEnterGame } from './use-enter-game.ts';

/** Odds move: ask again every ten seconds while the list is looked at. */
const ODDS_REFRESH_MS = 10_000;

function Odds({ event }: { event: SportEvent }) {
  const { home } = texts();
  const enterGame = useEnterGame();
  const choices = [
    { key: 'home', mark: '1', team: event.home, value: event.odds.home },
    ...(event.odds.draw === undefined ? [] : [{ key: 'draw', mark: 'X', team: home.draw(), value: event.odds.draw }]),
    { key: 'away', mark: '2', team: event.away, value: event.odds.away },
  ];
  return (
    <div className="flex gap-12 pt-16">
      {choices.map(({ key, mark, team, value }) => (
        <button
          key={key}
          type="button"
          onClick={() => enterGame(event.gameId)}
          className="press flex min-h-80 flex-1 items-center justify-between rounded-sm bg-raised px-20 text-base"
        >
          <span className="text-muted text-sm">
            {mark}
            <span className="sr-only"> {team}</span>
          </span>
          <span className="font-semibold tabular">{value.toFixed(2)}</span>
        </button>
      ))}
    </div>
  );
}

function startOf(event: SportEvent): string {
  return new Intl.DateTimeFormat(intlTag(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'America/Santiago',
  }).format(new Date(event.startsAt));
}

function EventCard({ event }: { event: SportEvent }) {
  const { home } = texts();
  const [homeGoals = '', awayGoals = ''] = event.score?.split('-') ?? [];
  return (
    <article className="rounded-md bg-surface p-24">
      <p className="flex items-center justify-between gap-12 text-muted text-xs">
        <span className="truncate">{event.league}</span>
        {event.isLive ? (
          <span className="shrink-0 rounded-full bg-action px-16 py-2 font-bold text-text">{home.live()}</span>
        ) : (
          <time dateTime={event.startsAt} className="shrink-0">
            {startOf(event)}
          </time>
        )}
      </p>
      <p className="flex justify-between pt-14 font-semibold text-md">
        {event.home} <span className="tabular">{homeGoals}</span>
      </p>
      <p className="flex justify-between font-semibold text-md">
        {event.away} <span className="tabular">{awayGoals}</span>
      </p>
      <Odds event={event} />
    </article>
  );
}

/** Sport events with teams, time and odds (LOB-03). */
export function SportsList() {
  const { home } = texts();
  const { data, isError, refetch } = useGameSports(
    { country: currentCountry() },
    { query: { refetchInterval: ODDS_REFRESH_MS } },
  );
  if (!data) {
    if (isError) return <PartFailure onRetry={refetch} />;
    return (
      <div className="flex flex-col gap-16 px-24">
        <Skeleton className="h-280" />
        <Skeleton className="h-280" />
        <Skeleton className="h-280" />
      </div>
    );
  }
  if (data.length === 0) {
    return <NoticeState icon="clock" title={home.emptyCategory()} text={home.emptyCategoryText()} />;
  }
  return (
    <ul className="flex flex-col gap-16 px-24">
      {data.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
