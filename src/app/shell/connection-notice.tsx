import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { CallError } from '../../api/call-error.ts';
import { ping } from '../../api/generated/ping.ts';
import { outage, queryClientOf } from '../../api/query-client.ts';
import { marketClock } from '../../i18n/market-time.ts';
import { texts } from '../../i18n/texts.ts';
import { answerTimes } from '../../lib/answer-times.ts';
import { type App, useApp } from '../../lib/app.ts';
import { combineCleanups, listen } from '../../lib/listen.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { appStore } from '../../lib/store.ts';
import { Spinner } from '../../ui/loading.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { usePlace } from '../../ui/use-place.ts';

/** In ms between two questions, unless the server says how long to wait. */
const PROBE_AGAIN_MS = 2_000;
/** A server may be back earlier than it said. */
const LONGEST_WAIT_MS = 12_000;
/** In ms: a call without an answer for so long makes the app ask whether the server is there, which has PING_MS. */
const SLOW_MS = 12_000;
const PING_MS = 5_000;
const BACK_MS = 2_500;
/** In ms: a shorter wait is not worth a time of day. */
const SHORT_WAIT_MS = 60_000;

interface Connection {
  /** `lost` without a network, `down` with a server that fails or is silent. */
  state: 'there' | 'lost' | 'down' | 'back';
  awayMs?: number;
  isMaintenance?: boolean;
}

const useConnection = appStore<Connection>(() => ({ state: 'there' }));

const setConnection = (app: App, connection: Connection) =>
  useConnection.of(app).setState({ awayMs: 0, isMaintenance: false, ...connection });
const isAway = ({ state }: Connection) => state === 'lost' || state === 'down';

const isOutage = ({ kind, status = 0 }: CallError) =>
  kind === 'network' || kind === 'timeout' || (status > 501 && status < 505);

/** What the answer says, or the header of the last one: a proxy sends no envelope. */
function retryAfterMs(app: App, { retryAfterSeconds }: CallError): number {
  const header = Number(answerTimes(app).last?.[0].get('retry-after'));
  return (retryAfterSeconds ?? (header || 0)) * 1_000;
}

async function probeServer(app: App): Promise<Connection> {
  try {
    await ping({}, AbortSignal.timeout(PING_MS));
  } catch (error) {
    // The signal's own error: the server is silent.
    if (!(error instanceof CallError)) return { state: 'down' };
    if (isOutage(error))
      return {
        state: error.kind === 'network' ? 'lost' : 'down',
        awayMs: retryAfterMs(app, error),
        isMaintenance: error.code === 'maintenance',
      };
  }
  return { state: 'there' };
}

/** Loads again what failed, and what waits for an answer that will not come. */
function loadAgain(queryClient: QueryClient): void {
  const isDue = ({ state }: Query) => state.status === 'error' || state.fetchStatus === 'fetching';
  for (const query of queryClient.getQueryCache().findAll({ type: 'active', predicate: isDue }))
    void query
      .cancel({ silent: true })
      .then(() => query.fetch())
      .catch(() => undefined);
}

/** Watches whether the server can be reached (PLR-01) and works (NET-16); /ping confirms a failed call. */
function watchConnection(app: App): () => void {
  const queryClient = queryClientOf(app);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isProbing = false;

  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms);
    timers.add(timer);
    return () => clearTimeout(timer);
  };
  /** One timer: what happens earlier replaces what was to follow. */
  const replacing = () => {
    let stop: (() => void) | undefined;
    return (run: () => void, ms: number) => {
      stop?.();
      stop = later(run, ms);
    };
  };
  const next = replacing();
  const againLater = replacing();
  const probe = async () => {
    // A page out of sight asks when it is seen again.
    if (isProbing || (document.hidden && isAway(useConnection.of(app).getState()))) return;
    isProbing = true;
    const found = await probeServer(app);
    isProbing = false;
    const wasAway = isAway(useConnection.of(app).getState());
    outage(app).isKnown = isAway(found);
    if (isAway(found)) {
      setConnection(app, found);
      next(() => void probe(), Math.min(Math.max(found.awayMs ?? 0, PROBE_AGAIN_MS), LONGEST_WAIT_MS));
    } else if (wasAway) {
      setConnection(app, { state: 'back' });
      next(() => setConnection(app, { state: 'there' }), BACK_MS);
      loadAgain(queryClient);
    }
  };
  const probeFirst = () => {
    if (!isAway(useConnection.of(app).getState())) void probe();
  };
  const onOffline = () => {
    setConnection(app, { state: 'lost' });
    next(() => void probe(), PROBE_AGAIN_MS);
  };
  const follow = (action: { type: string; error?: unknown }, isWaiting: () => boolean) => {
    if (action.type === 'fetch' || action.type === 'pending')
      later(() => isWaiting() && probeFirst(), SLOW_MS);
    const { error } = action;
    if (!(error instanceof CallError)) return;
    if (isOutage(error)) probeFirst();
    else if (error.status === 429 && retryAfterMs(app, error) > 0)
      againLater(() => loadAgain(queryClient), retryAfterMs(app, error));
  };

  const onSeen = () => {
    if (isAway(useConnection.of(app).getState())) void probe();
  };
  document.addEventListener('visibilitychange', onSeen);
  const end = combineCleanups(
    listen('offline', onOffline),
    listen('online', () => void probe()),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated') follow(event.action, () => event.query.state.fetchStatus === 'fetching');
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated') follow(event.action, () => event.mutation.state.status === 'pending');
    }),
    () => document.removeEventListener('visibilitychange', onSeen),
  );
  // A server on the device itself needs no network.
  if (!navigator.onLine) void probe();
  return () => {
    for (const timer of timers) clearTimeout(timer);
    end();
  };
}

interface Words {
  soon: () => string;
  until: (back: { time: string }) => string;
}

function waitText(app: App, { awayMs = 0 }: Connection, { soon, until }: Words): string {
  if (awayMs < SHORT_WAIT_MS) return soon();
  return until({ time: marketClock(new Date((serverNow(app) ?? Date.now()) + awayMs).toISOString()) });
}

function words(app: App, connection: Connection): string {
  const { back, lost, down, downUntil } = texts().system.connection;
  if (connection.state === 'back') return back();
  if (connection.state === 'lost') return lost();
  return waitText(app, connection, { soon: down, until: downUntil });
}

/** Covers the app, which stays as it is behind it, while every call answers `maintenance` (NET-16). */
function Maintenance({ connection }: { connection: Connection }) {
  const app = useApp();
  const { title, safe, soon, until } = texts().system.maintenance;
  const screen = useRef<HTMLDialogElement>(null);
  useEffect(() => screen.current?.showModal?.(), []);
  return createPortal(
    <dialog
      ref={screen}
      aria-label={title()}
      // A second Escape closes it in spite of a prevented first one.
      onClose={() => screen.current?.showModal?.()}
      className="m-0 grid h-dvh max-h-none w-dvw max-w-none place-items-center bg-ground text-text"
    >
      <NoticeState icon="clock" title={title()} text={waitText(app, connection, { soon, until })}>
        <p className="text-muted text-sm">{safe()}</p>
      </NoticeState>
    </dialog>,
    document.body,
  );
}

/** A row of the topmost popup or bar, so that neither covers the other. */
function Notice({ connection }: { connection: Connection }) {
  const app = useApp();
  const isGone = isAway(connection);
  const [popup, bar] = [usePlace('popup'), usePlace('header')];
  return createPortal(
    <p
      // The alert is inside the popup: a live region outside it is silent.
      role={isGone ? 'alert' : 'status'}
      className="order-last col-span-full flex w-full shrink-0 items-center justify-center gap-16 border-line border-t bg-raised px-24 py-14 text-center text-sm text-text fade-up"
    >
      {isGone ? <Spinner /> : <span className="size-16 shrink-0 rounded-full bg-good" />}
      <span>{words(app, connection)}</span>
    </p>,
    popup ?? bar ?? document.body,
  );
}

export function ConnectionNotice() {
  const app = useApp();
  const connection = useConnection((state) => state);
  useEffect(() => watchConnection(app), [app]);
  if (connection.isMaintenance) return <Maintenance connection={connection} />;
  return connection.state !== 'there' && <Notice connection={connection} />;
}
