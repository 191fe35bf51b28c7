import type { SportEvent, SportSelection } from '../../../api/generated/contract.schemas.ts';
import { marketStart } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { NoticeState } from '../../../ui/notice-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useEnterGameWaiting } from '../games/use-enter-game.ts';
import { sectionFailure } from '../section-failure.tsx';
import { Odds } from './odds.tsx';
import { SportsSkeleton } from './sports-skeleton.tsx';
import { useSports } from './use-sports.ts';

function EventStatus({ event }: { event: SportEvent }) {
  const { games } = texts();
  if (!event.isLive) {
    return (
      <time dateTime={event.startsAt} className="shrink-0">
        {marketStart(event.startsAt)}
      </time>
    );
  }
  return (
    <span className="flex shrink-0 items-center gap-12">
      {event.isSuspended && <span>{games.suspended()}</span>}
      {event.minute !== undefined && (
        <span className="tabular">
          <span aria-hidden="true">{`${event.minute}′`}</span>
          <span className="sr-only">{games.minute({ minute: event.minute })}</span>
        </span>
      )}
      <span className="rounded-full bg-action px-16 py-2 font-bold text-text">{games.live()}</span>
    </span>
  );
}

function EventCard({ event, onTap }: { event: SportEvent; onTap: (selection: SportSelection) => void }) {
  const [homeScore = '', awayScore = ''] = event.score?.split('-') ?? [];
  return (
    <article className="rounded-md bg-surface p-24">
      <p className="flex min-h-32 items-center justify-between gap-12 text-muted text-xs">
        <span className="truncate">{event.league}</span>
        <EventStatus event={event} />
      </p>
      <p className="flex justify-between gap-24 pt-14 font-semibold text-md">
        <span translate="no">{event.home}</span> <span className="tabular">{homeScore}</span>
      </p>
      <p className="flex justify-between gap-24 font-semibold text-md">
        <span translate="no">{event.away}</span> <span className="tabular">{awayScore}</span>
      </p>
      <Odds event={event} onTap={onTap} />
    </article>
  );
}

/** Live events have their own part; odds update on screen (LOB-03, GAM-09). */
export function SportsList() {
  const { home } = texts();
  return (
    <QueryView
      query={useSports()}
      loading={<SportsSkeleton />}
      failed={sectionFailure}
      empty={<NoticeState icon="clock" title={home.emptyCategory()} text={home.emptyCategoryText()} />}
    >
      {(events) => <Events all={events} />}
    </QueryView>
  );
}

export function EventList({ events }: { events: readonly SportEvent[] }) {
  const enterGame = useEnterGameWaiting();
  return (
    <ul className="flex flex-col gap-16">
      {events.map((event) => (
        <li key={event.id}>
          <EventCard event={event} onTap={(selection) => enterGame(event.gameId, undefined, selection)} />
        </li>
      ))}
    </ul>
  );
}

function Events({ all }: { all: readonly SportEvent[] }) {
  const { games } = texts();
  const parts = [
    { title: games.live(), events: all.filter(({ isLive }) => isLive) },
    { title: games.coming(), events: all.filter(({ isLive }) => !isLive) },
  ];
  return (
    <div className="flex flex-col gap-32 px-24">
      {parts.map(
        ({ title, events }) =>
          events.length > 0 && (
            <section key={title} aria-label={title}>
              <h3 className="pb-12 font-bold text-md">{title}</h3>
              <EventList events={events} />
            </section>
          ),
      )}
    </div>
  );
}
