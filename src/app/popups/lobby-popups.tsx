import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { Popup } from '../../api/generated/contract.schemas.ts';
import { getLobbyPopupsQueryOptions } from '../../api/generated/lobby-popups.ts';
import { meaningHere, useBannerAction } from '../../features/lobby/banners/use-banner-action.ts';
import { LobbyPopup } from '../../features/lobby/popups/lobby-popup.tsx';
import { useWaitingPopups } from '../../features/notices/waiting-popups.ts';
import { type App, useApp } from '../../lib/app.ts';
import { clientSystem } from '../../lib/client-system.ts';
import { readMarks, takeMark } from '../../lib/device-records.ts';
import { isDue, nextQueue, type PopupQueue, type PopupQueueEvent } from '../../popups/popup-queue.ts';
import { usePopupStore } from '../../popups/popup-store.ts';
import { currentCountry } from '../../session/market.ts';
import { isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { layers } from '../../ui/layer-history.ts';
import { useMenuStore } from '../menu/menu-store.ts';
import { isInterrupted, isOfferAsked, noteInterruption } from './arrival-popups.ts';
import { whenCalm } from './when-calm.ts';

type Reducer = (queue: PopupQueue<Popup>, event: PopupQueueEvent<Popup>) => PopupQueue<Popup>;

/**
 * True when nothing is open and nothing waits for the player: a login, another popup, the menu, a sheet. The day's
 * new-user deposit offer goes first (PRO-02, arrival-popups.ts).
 */
function isPageFree(app: App): boolean {
  return (
    usePopupStore.of(app).getState().stack.length === 0 &&
    !useMenuStore.of(app).getState().isOpen &&
    !layers(app).hasOpenLayer() &&
    document.visibilityState === 'visible' &&
    isOfferAsked(app)
  );
}

const mayInterrupt = (app: App) => isPageFree(app) && !isInterrupted(app);

/**
 * Runs the popups of the lobby (NTF-01): each lobby load asks the server for them. The first in line shows, on home
 * alone and only while nothing else goes on; the others wait in the notices (LOB-16).
 */
function useLobbyPopups() {
  const app = useApp();
  const queryClient = useQueryClient();
  const router = useRouter();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const [queue, send] = useReducer<PopupQueue<Popup>, [PopupQueueEvent<Popup>]>(nextQueue satisfies Reducer, {
    state: 'resting',
    waiting: [],
  });
  const popup = queue.state === 'resting' ? undefined : queue.popup;

  useEffect(() => {
    const isFree = () => router.state.location.pathname === '/' && isPageFree(app);
    let loading = new AbortController();
    const load = async () => {
      loading.abort();
      loading = new AbortController();
      const { signal } = loading;
      await whenCalm(isFree, signal);
      const system = clientSystem(navigator);
      const options = getLobbyPopupsQueryOptions({ country: currentCountry(app), system, terminal: 'h5' });
      const [bundle, shown] = await Promise.all([
        // The player did not ask for popups, so a failure is not shown.
        queryClient.fetchQuery({ ...options, staleTime: 0, meta: { isQuiet: true } }).catch(() => undefined),
        readMarks(app, 'popup-shown'),
      ]);
      if (!bundle || signal.aborted) return;
      send({ type: 'loaded', popups: bundle.popUps, shown, now: Date.now(), isPlayer: isLoggedIn(app) });
    };
    void load();
    // A login reloads the lobby (SES-03).
    const stop = onSessionChange(app, (isLogin) => {
      if (isLogin) void load();
      else useWaitingPopups.of(app).setState({ popups: [] });
    });
    return () => {
      loading.abort();
      stop();
    };
  }, [queryClient, router, app]);

  useEffect(() => {
    const isWaiting = queue.state === 'held' || (queue.state === 'resting' && queue.waiting.length > 0);
    // Checked again for each lobby load: it may be another day.
    if (!isWaiting || !isHome || isInterrupted(app)) return;
    const waiting = new AbortController();
    void whenCalm(() => mayInterrupt(app), waiting.signal).then(() => send({ type: 'free' }));
    return () => waiting.abort();
  }, [queue, isHome, app]);

  const wanted = queue.state === 'taking' ? queue.popup : undefined;
  useEffect(() => {
    if (!wanted) return;
    const now = Date.now();
    void takeMark(app, 'popup-shown', wanted.id, now, (last) => isDue(wanted.frequency, last, now)).then(
      (isTaken) =>
        send(
          isTaken
            ? { type: 'taken', isFree: router.state.location.pathname === '/' && mayInterrupt(app) }
            : { type: 'refused' },
        ),
    );
  }, [wanted, router, app]);

  // Its own action closed it, or the end of the session did.
  useEffect(() => {
    if (!isHome) send({ type: 'closed' });
  }, [isHome]);

  const isOpen = queue.state === 'showing';
  useEffect(() => {
    if (isOpen) noteInterruption(app);
  }, [isOpen, app]);
  useEffect(() => useWaitingPopups.of(app).setState({ popups: queue.waiting }), [queue.waiting, app]);

  return {
    popup: queue.state === 'showing' || queue.state === 'leaving' ? popup : undefined,
    isOpen,
    close: () => send({ type: 'closed' }),
    closed: () => send({ type: 'gone' }),
  };
}

/** One popup of the lobby per visit (NTF-01, LOB-16). */
export function LobbyPopups() {
  const app = useApp();
  const { popup, isOpen, close, closed } = useLobbyPopups();
  const run = useBannerAction();
  if (!popup) return null;
  const command = { cmd: popup.cmd, cmdValue: popup.cmdValue, path: '' };
  return (
    <LobbyPopup
      key={popup.id}
      popup={popup}
      isOpen={isOpen}
      isInert={meaningHere(app, command).do === 'nothing'}
      onAct={() => {
        run(command);
        close();
      }}
      onClose={close}
      onClosed={closed}
    />
  );
}
