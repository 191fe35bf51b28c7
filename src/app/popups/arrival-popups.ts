import type { AnyRouter } from '@tanstack/react-router';
import { ARRIVAL_POPUP_DELAY_MS } from '../../config/constants.ts';
import { shouldShowDepositPopup } from '../../features/promotions/deposit-popup/should-show-deposit-popup.ts';
import { type App, appState } from '../../lib/app.ts';
import { utcDay } from '../../lib/day.ts';
import { readTab, writeTab } from '../../lib/device-storage.ts';
import { combineCleanups } from '../../lib/listen.ts';
import { appStore } from '../../lib/store.ts';
import { emitUi, onUi, type UiEvents } from '../../lib/ui-events.ts';
import { openPopup, usePopupStore } from '../../popups/popup-store.ts';
import { currentEpoch, isLoggedIn, onSessionChange } from '../../session/session-store.ts';
import { layers } from '../../ui/layer-history.ts';
import { offeredWay, useInstallOffer } from './install-offer.ts';
import { isKeyboardFocusVisible, whenCalm } from './when-calm.ts';

export const useActiveBoxStore = appStore<UiEvents['show-active-box']>(() => ({ multiple: 1 }));

const isAtHome = ({ state }: AnyRouter) => state.location.pathname === '/';
const isInGame = ({ state }: AnyRouter) => state.location.pathname.startsWith('/gameView/');

export function isClear(app: App): boolean {
  const isSeen = document.visibilityState === 'visible';
  return isSeen && usePopupStore.of(app).getState().stack.length === 0 && !layers(app).hasOpenLayer();
}

/** A visit (this tab, one UTC day) shows at most one layer that the player did not open (LOB-16). */
export const isInterrupted = (app: App) => readTab(app, 'interruptedOn') === utcDay();

export const noteInterruption = (app: App) => writeTab(app, 'interruptedOn', utcDay());

const turn = (app: App) => `${utcDay()} ${currentEpoch(app)} ${isLoggedIn(app)}`;
const offer = appState(() => ({ checkedTurn: '', isHeld: false }));

export function isOfferPending(app: App): boolean {
  return offer(app).checkedTurn === turn(app);
}

export const isOfferHeld = (app: App): boolean => isOfferPending(app) && offer(app).isHeld;

/**
 * Opens the offer (PRO-02) when home is quiet, or in a game after a deposit beside it, never during a round. Everything
 * else, above all a login, goes first, and whoever uses the keyboard (LOB-06).
 */
export function startArrivalPopups(app: App, router: AnyRouter): () => void {
  Object.assign(offer(app), { checkedTurn: '', isHeld: false });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = new AbortController();

  const check = async (isPlace: () => boolean) => {
    if (isOfferPending(app) && !isOfferHeld(app)) return;
    const now = turn(app);
    // The offer waits for another visit; /promotion and /newUserDeposit always show it.
    const isQuiet = !isInterrupted(app);
    const multiple = isQuiet ? await shouldShowDepositPopup(app) : undefined;
    // The installation is offered last, and never in a game (PLR-01).
    const mayInstall = isQuiet && !multiple && isAtHome(router);
    const way = mayInstall ? await offeredWay(app) : undefined;
    const isFree = isPlace() && isClear(app);
    // The player logged in meanwhile, or another layer opened, so the check repeats later.
    if (now !== turn(app) || ((multiple || way) && !isFree)) return checkOnHome();
    const isHeld = Boolean(multiple || way) && isKeyboardFocusVisible();
    Object.assign(offer(app), { checkedTurn: now, isHeld });
    if (isHeld) return checkOnHome();
    if (!multiple && !way) return;
    noteInterruption(app);
    if (multiple) emitUi(app, 'show-active-box', { multiple });
    else useInstallOffer.of(app).setState({ way });
  };
  const checkOnHome = () => {
    clearTimeout(timer);
    waiting.abort();
    const isHeld = isOfferHeld(app);
    if (!isAtHome(router) || (isOfferPending(app) && !isHeld)) return;
    waiting = new AbortController();
    const { signal } = waiting;
    const isFree = () => isAtHome(router) && isClear(app) && !(isHeld && isKeyboardFocusVisible());
    timer = setTimeout(() => void whenCalm(isFree, signal).then(() => check(isFree)), ARRIVAL_POPUP_DELAY_MS);
  };

  const end = combineCleanups(
    onUi(app, 'show-active-box', ({ multiple }) => {
      useActiveBoxStore.of(app).setState({ multiple });
      openPopup(app, { kind: 'DEPOSIT_ACTIVE_POPUP' });
    }),
    onUi(app, 'back-in-game', () => {
      const isFree = () => isInGame(router) && isClear(app);
      if (isFree()) void check(isFree);
    }),
    router.subscribe('onResolved', checkOnHome),
    usePopupStore.of(app).subscribe(checkOnHome),
    onSessionChange(app, checkOnHome),
    () => clearTimeout(timer),
    () => waiting.abort(),
  );
  checkOnHome();
  return end;
}
