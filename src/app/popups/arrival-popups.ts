import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { create } from 'zustand';
import { ARRIVAL_POPUP_DELAY_MS } from '../../config/constants.ts';
import { shouldShowDepositPopup } from '../../features/promotions/deposit-popup/should-show-deposit-popup.ts';
import { utcDay } from '../../lib/day.ts';
import { readTab, writeTab } from '../../lib/tab-memory.ts';
import { emitUi, onUi, type UiEvents } from '../../lib/ui-events.ts';
import { openPopup, usePopupStore } from '../../popups/popup-store.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { hasOpenLayer } from '../../ui/layer-history.ts';
import { offeredWay, useInstallOffer } from './install-offer.ts';
import { whenCalm } from './when-calm.ts';

/** Which text the new-user-deposit popup has (PRO-02): the first tier's by default. */
export const useActiveBoxStore = create<UiEvents['show-active-box']>(() => ({ multiple: 1 }));

const isAtHome = ({ state }: AnyRouter) => state.location.pathname === '/';
const isInGame = ({ state }: AnyRouter) => state.location.pathname.startsWith('/gameView/');

/** Nothing else is open: no popup, no login in progress, no menu, no sheet of a screen. */
export function isClear(): boolean {
  const isSeen = document.visibilityState === 'visible';
  return isSeen && usePopupStore.getState().stack.length === 0 && !hasOpenLayer();
}

/**
 * A visit (this tab, on one UTC day) is interrupted once at most by a layer that nobody asked for (LOB-16). Journeys that
 * are about something else begin in this state (tests/support/e2e.ts).
 */
export const isInterrupted = () => readTab('interruptedOn') === utcDay();

/** Notes that an unasked layer is shown now. */
export const noteInterruption = () => writeTab('interruptedOn', utcDay());

/** Day and visitor: each is asked about once. */
const turn = () => `${utcDay()} ${currentEpoch()} ${isLoggedIn()}`;
let asked = '';

/** Whether the new-user-deposit popup has had its turn; the popups of the lobby come after it. */
export function isOfferAsked(): boolean {
  return asked === turn();
}

/**
 * Opens the new-user-deposit popup (PRO-02): some time after home was hydrated, or in a game after a deposit beside it,
 * never over a round that is being played. It waits until everything else is closed, a login above all.
 * @returns ends it
 */
export function startArrivalPopups(queryClient: QueryClient, router: AnyRouter): () => void {
  asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = new AbortController();

  const ask = async (isPlace: () => boolean) => {
    if (isOfferAsked()) return;
    const now = turn();
    // The offer waits for another visit; /promotion and /newUserDeposit have it meanwhile.
    const isQuiet = !isInterrupted();
    const multiple = isQuiet ? await shouldShowDepositPopup(queryClient) : undefined;
    // The app itself is offered when nothing else is, and never in a game (PLR-01).
    const mayInstall = isQuiet && !multiple && isAtHome(router);
    const way = mayInstall ? await offeredWay(queryClient) : undefined;
    const isFree = isPlace() && isClear();
    // The player logged in meanwhile, or something opened: it is checked again when the page is free.
    if (now !== turn() || ((multiple || way) && !isFree)) return askOnHome();
    asked = now;
    if (!multiple && !way) return;
    noteInterruption();
    if (multiple) emitUi('show-active-box', { multiple });
    else useInstallOffer.setState({ way });
  };
  const askOnHome = () => {
    clearTimeout(timer);
    waiting.abort();
    if (!isAtHome(router) || isOfferAsked()) return;
    waiting = new AbortController();
    const { signal } = waiting;
    const isFree = () => isAtHome(router) && isClear();
    timer = setTimeout(() => void whenCalm(isFree, signal).then(() => ask(isFree)), ARRIVAL_POPUP_DELAY_MS);
  };

  const ends = [
    onUi('show-active-box', ({ multiple }) => {
      useActiveBoxStore.setState({ multiple });
      openPopup({ kind: 'DEPOSIT_ACTIVE_POPUP' });
    }),
    onUi('back-in-game', () => {
      const isFree = () => isInGame(router) && isClear();
      if (isFree()) void ask(isFree);
    }),
    router.subscribe('onResolved', askOnHome),
    usePopupStore.subscribe(askOnHome),
    onSessionChange(askOnHome),
    () => clearTimeout(timer),
    () => waiting.abort(),
  ];
  askOnHome();
  return () => {
    for (const end of ends) end();
  };
}
