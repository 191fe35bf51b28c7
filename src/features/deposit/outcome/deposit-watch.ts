import type { QueryClient } from '@tanstack/react-query';
import { readTab, writeTab } from '../../../lib/tab-memory.ts';
import { onUi } from '../../../lib/ui-events.ts';
import { claimOnce } from '../../../money/claim-once.ts';
import { deviceIntents } from '../../../money/intent-store.ts';
import { freshOrders, ordersJustNow } from '../../../session/latest-orders.ts';
import { createDepositWatch, type DepositWatch } from './create-deposit-watch.ts';
import { createEffects } from './deposit-effects.ts';
import { showDepositNotice } from './deposit-notice-store.ts';
import { depositOutcomes } from './deposit-outcomes.ts';

let watch: DepositWatch | undefined;
let client: QueryClient | undefined;

/** Resolves as soon as the page is in the foreground. */
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

/** Follows the player's deposits for as long as the page lives. Call after login; further calls change nothing. */
export function startDepositWatch(queryClient: QueryClient): DepositWatch {
  if (watch && client === queryClient) return watch;
  if (!watch) {
    addEventListener('online', () => watch?.recheck());
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && watch?.recheck(),
    );
  }
  watch?.stop();
  client = queryClient;
  watch = createDepositWatch({
    expected: { read: () => readTab('deposit'), write: (ids) => writeTab('deposit', ids) },
    latestOrders: (isFresh) => (isFresh ? freshOrders() : ordersJustNow(queryClient)),
    outcomes: depositOutcomes,
    carryOut: createEffects({ queryClient, claimOnce, untilVisible, show: showDepositNotice }),
    onEnd: deviceIntents.endOf,
    onAnnounced: (listener) => onUi('push-notification', listener),
  });
  return watch;
}

/** The connection is back: asks about everything whose outcome may have come meanwhile (RT-03). */
export function catchUpWithDeposits(): void {
  watch?.catchUp();
}
