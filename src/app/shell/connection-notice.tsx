import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { CallError } from '../../api/call-error.ts';
import { queryClientOf } from '../../api/query-client.ts';
import { texts } from '../../i18n/texts.ts';
import { type App, useApp } from '../../lib/app.ts';
import { appStore } from '../../lib/app-store.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { usePlace } from '../../ui/use-place.ts';
import { isReached } from '../release/lost-script.ts';

const ASK_AGAIN_MS = 2_000;
const ASK_AGAIN_MAX_MS = 15_000;
const BACK_MS = 2_500;

type Connection = 'there' | 'lost' | 'back';

const useConnection = appStore<{ connection: Connection }>(() => ({ connection: 'there' }));

const say = (app: App, connection: Connection) => useConnection.of(app).setState({ connection });
const isLost = (app: App) => useConnection.of(app).getState().connection === 'lost';

/**
 * Watches whether the server can be reached (PLR-01). An `offline` event counts at once; a start without a network and
 * a failed call count when /ping fails too. When the server answers again, all failed queries are refetched.
 */
function watchConnection(app: App): () => void {
  const queryClient = queryClientOf(app);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let wait = ASK_AGAIN_MS;

  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), wait);
    wait = Math.min(wait * 1.5, ASK_AGAIN_MAX_MS);
  };
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const reached = await isReached();
    isAsking = false;
    if (!reached) {
      say(app, 'lost');
      return later();
    }
    clearTimeout(timer);
    wait = ASK_AGAIN_MS;
    if (!isLost(app)) return;
    say(app, 'back');
    timer = setTimeout(() => say(app, 'there'), BACK_MS);
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };
  const onOffline = () => {
    say(app, 'lost');
    later();
  };
  const onOnline = () => void ask();
  const onFailure = (error: unknown) => {
    if (error instanceof CallError && error.kind === 'network' && !isLost(app)) void ask();
  };

  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  const ends = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && 'error' in event.action) onFailure(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && 'error' in event.action) onFailure(event.action.error);
    }),
  ];
  // A server on the device itself needs no network.
  if (!navigator.onLine) void ask();
  return () => {
    removeEventListener('offline', onOffline);
    removeEventListener('online', onOnline);
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/** A row of the topmost popup or bar, so that neither covers the other. */
function Notice({ isLost }: { isLost: boolean }) {
  const { connection: words } = texts().system;
  const [popup, bar] = [usePlace('popup'), usePlace('header')];
  return createPortal(
    <p
      // The alert is inside the popup: a live region outside it is silent.
      role={isLost ? 'alert' : 'status'}
      className="order-last col-span-full flex w-full shrink-0 items-center justify-center gap-16 border-line border-t bg-raised px-24 py-14 text-center text-sm text-text fade-up"
    >
      {isLost ? <Spinner /> : <span className="size-16 shrink-0 rounded-full bg-good" />}
      <span>{isLost ? words.lost() : words.back()}</span>
    </p>,
    popup ?? bar ?? document.body,
  );
}

export function ConnectionNotice() {
  const app = useApp();
  const connection = useConnection((state) => state.connection);
  useEffect(() => watchConnection(app), [app]);
  return connection !== 'there' && <Notice isLost={connection === 'lost'} />;
}
