import { type App, appState } from '../../../lib/app.ts';
import { readTab, writeTab } from '../../../lib/device-storage.ts';
import { onUi } from '../../../lib/ui-events.ts';
import { claimOnce } from '../../../money/claim-once.ts';
import { deviceIntents } from '../../../money/intent-store.ts';
import { freshOrders, recentOrders } from '../../../session/latest-orders.ts';
import { depositOutcomes, showDepositNotice } from './deposit-outcomes.ts';
import { createEffects } from './outcome-effects.ts';
import { createOutcomeRunner, type OutcomeRunner } from './outcome-runner.ts';

const kept = appState((): { watch?: OutcomeRunner } => ({}));

function untilVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', onChange);
      resolve();
    };
    document.addEventListener('visibilitychange', onChange);
  });
}

/** Follows the player's deposits as long as the page is open. Called after login; further calls do nothing. */
export function startDepositWatch(app: App): OutcomeRunner {
  const state = kept(app);
  if (state.watch) return state.watch;
  addEventListener('online', () => state.watch?.recheck());
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && state.watch?.recheck(),
  );
  state.watch = createOutcomeRunner(app, {
    expected: { read: () => readTab(app, 'deposit'), write: (ids) => writeTab(app, 'deposit', ids) },
    latestOrders: (isFresh) => (isFresh ? freshOrders() : recentOrders(app)),
    outcomes: depositOutcomes(app),
    carryOut: createEffects(app, {
      claimOnce: claimOnce(app),
      untilVisible,
      show: (notice) => showDepositNotice(app, notice),
    }),
    onEnd: deviceIntents(app).endOf,
    onAnnounced: (listener) => onUi(app, 'push-notification', listener),
  });
  return state.watch;
}

export function catchUpWithDeposits(app: App): void {
  kept(app).watch?.catchUp();
}
