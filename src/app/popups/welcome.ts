import type { AnyRouter } from '@tanstack/react-router';
import { getPbConfigQueryOptions, getPbListQueryOptions } from '../../api/generated/new-user-deposit.ts';
import { queryClientOf } from '../../api/query-client.ts';
import { isOff } from '../../config/parts.ts';
import { storeTodayShowed } from '../../features/promotions/deposit-popup/shown-days.ts';
import { depositStanding, readyRewards } from '../../features/promotions/offer/new-user-offer.ts';
import type { App } from '../../lib/app.ts';
import { listen } from '../../lib/listen.ts';
import { appStore } from '../../lib/store.ts';
import { currentCountry } from '../../session/market.ts';
import { currentEpoch, isLoggedIn } from '../../session/session-store.ts';
import { isClear, noteInterruption } from './arrival-popups.ts';

interface Welcome {
  isMounted: boolean;
  isOpen: boolean;
  hasBonus: boolean;
}

/** The two steps after a registration (PRO-08). Not in the popup stack, whose popups spec point 2 lists. */
export const useWelcome = appStore<Welcome>(() => ({ isMounted: false, isOpen: false, hasBonus: false }));

/** No welcome opens over these screens: a new player came for their content, or they show the same rewards. */
const OTHER_AIM = /^\/(gameView|redenvelope|newUserDeposit|firstRecharge|deposit|rushdeposit|bonus)\b/;

/** In ms: after this time the player is busy with something else. */
const TOO_LATE_MS = 8_000;

const quiet = { meta: { isQuiet: true } } as const;

/**
 * Opens the welcome over the screen of the registration (PRO-08), as the only unasked layer of this visit. It stays
 * closed without an answer about the offer, without a reward, or when the player has left the screen. Never rejects.
 */
export async function offerWelcome(app: App, router: AnyRouter): Promise<void> {
  const queryClient = queryClientOf(app);
  const epoch = currentEpoch(app);
  const { pathname } = router.state.location;
  if (isOff('deposits') || OTHER_AIM.test(pathname)) return;
  // From now on a key press means that the player does something else (LOB-06).
  let isByKeys = false;
  const stop = listen('keydown', () => {
    isByKeys = true;
  });
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, TOO_LATE_MS));
  const offer = Promise.all([
    queryClient.fetchQuery({ ...getPbConfigQueryOptions({ country: currentCountry(app) }), ...quiet }),
    queryClient.fetchQuery({ ...getPbListQueryOptions({}), ...quiet }),
  ]).catch(() => undefined);
  const [config, list] = (await Promise.race([offer, tooLate])) ?? [];
  stop();
  const isSameVisit =
    !isByKeys &&
    epoch === currentEpoch(app) &&
    isLoggedIn(app) &&
    router.state.location.pathname === pathname;
  if (!config || !list || !isSameVisit || !isClear(app)) return;
  const hasBonus = readyRewards(list, 0).some(({ name }) => name === 'registration');
  if (!hasBonus && depositStanding(list, 1, 0).state !== 'open') return;
  storeTodayShowed(app);
  noteInterruption(app);
  useWelcome.of(app).setState({ isMounted: true, isOpen: true, hasBonus });
}
