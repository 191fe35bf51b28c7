import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Popup } from '../../api/generated/contract.schemas.ts';
import { getLobbyPopupsQueryOptions } from '../../api/generated/lobby-popups.ts';
import { getUserGetUserInfoQueryOptions } from '../../api/generated/user-get-user-info.ts';
import { queryClientOf } from '../../api/query-client.ts';
import { meaningHere, useBannerAction } from '../../features/lobby/banners/use-banner-action.ts';
import { LobbyPopup } from '../../features/lobby/popups/lobby-popup.tsx';
import { useWaitingPopups } from '../../features/notices/waiting-popups.ts';
import { type App, useApp } from '../../lib/app.ts';
import { clientSystem } from '../../lib/client-system.ts';
import { readMarks, takeMark } from '../../lib/device-records.ts';
import { useFlow } from '../../lib/flow.ts';
import {
  isDue,
  type PopupQueue,
  type PopupQueueEvent,
  start,
  transition,
} from '../../popups/popup-queue-flow.ts';
import { usePopupStore } from '../../popups/popup-store.ts';
import { currentCountry } from '../../session/market.ts';
import { isBarred } from '../../session/play-limits/deposit-rule.ts';
import { isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { hideUsedOffers } from '../../session/used-offers.ts';
import { layers } from '../../ui/layer-history.ts';
import { useMenuStore } from '../menu/menu-store.ts';
import { isInterrupted, isOfferHeld, isOfferPending, noteInterruption } from './arrival-popups.ts';
import { isKeyboardFocusVisible, whenCalm } from './when-calm.ts';

function isPageFree(app: App): boolean {
  return (
    usePopupStore.of(app).getState().stack.length === 0 &&
    !useMenuStore.of(app).getState().isOpen &&
    !layers(app).hasOpenLayer() &&
    document.visibilityState === 'visible' &&
    isOfferPending(app)
  );
}

const mayInterrupt = (app: App) =>
  isPageFree(app) && !isOfferHeld(app) && !isInterrupted(app) && !isKeyboardFocusVisible();

const quiet = { meta: { isQuiet: true } } as const;

/** Each lobby load fetches popups (NTF-01): the first shows on home, others wait in the notices (LOB-16). */
function useLobbyPopups() {
  const app = useApp();
  const router = useRouter();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const isFree = () => router.state.location.pathname === '/' && mayInterrupt(app);
  const { state: queue, send } = useFlow<PopupQueue<Popup>, PopupQueueEvent<Popup>>(
    start,
    transition,
    async (entered, _dispatch, _isCurrent, before) => {
      // A reload changes the waiting popups, not the one on screen.
      if (entered.step === before.step) return;
      if (entered.step === 'showing') noteInterruption(app);
      if (entered.step !== 'taking') return;
      const { id, frequency } = entered.popup;
      const now = Date.now();
      const isTaken = await takeMark(app, 'popup-shown', id, now, (last) => isDue(frequency, last, now));
      send(isTaken ? { type: 'taken', isFree: isFree() } : { type: 'refused' });
    },
  );
  const popup = queue.step === 'resting' ? undefined : queue.popup;

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
      const client = queryClientOf(app);
      const [bundle, shown, player] = await Promise.all([
        // The player did not ask for popups, so a failure is not shown.
        client.fetchQuery({ ...options, staleTime: 0, ...quiet }).catch(() => undefined),
        readMarks(app, 'popup-shown'),
        isLoggedIn(app)
          ? client.ensureQueryData({ ...getUserGetUserInfoQueryOptions({}), ...quiet }).catch(() => undefined)
          : undefined,
      ]);
      if (!bundle || signal.aborted || (isLoggedIn(app) && (await isBarred(app)))) return;
      const popups = hideUsedOffers(bundle.popUps, player?.rechargeCount, null);
      send({ type: 'loaded', popups, shown, now: Date.now(), isPlayer: isLoggedIn(app) });
    };
    void load();
    const stop = onSessionChange(app, (isLogin) => {
      if (isLogin) void load();
      else useWaitingPopups.of(app).setState({ popups: [] });
    });
    return () => {
      loading.abort();
      stop();
    };
  }, [router, app, send]);

  useEffect(() => {
    const isWaiting = queue.step === 'held' || (queue.step === 'resting' && queue.waiting.length > 0);
    if (!isWaiting || !isHome || isInterrupted(app)) return;
    const waiting = new AbortController();
    void whenCalm(() => mayInterrupt(app), waiting.signal).then(() => send({ type: 'free' }));
    return () => waiting.abort();
  }, [queue, isHome, app, send]);

  useEffect(() => {
    if (!isHome) send({ type: 'closed' });
  }, [isHome, send]);

  useEffect(() => useWaitingPopups.of(app).setState({ popups: queue.waiting }), [queue.waiting, app]);

  return {
    popup: queue.step === 'showing' || queue.step === 'leaving' ? popup : undefined,
    isOpen: queue.step === 'showing',
    close: () => send({ type: 'closed' }),
    closed: () => send({ type: 'gone' }),
  };
}

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
