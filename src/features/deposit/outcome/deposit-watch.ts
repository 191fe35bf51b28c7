import type { QueryClient } from '@tanstack/react-query';
import { claimOnDevice } from '../../../lib/device-claims.ts';
import { onUi } from '../../../lib/ui-events.ts';
import { depositIntents } from '../deposit-intents.ts';
import { depositMemory } from '../deposit-memory.ts';
import { createCarryOut } from './carry-out.ts';
import { createDepositWatch, type DepositWatch } from './create-deposit-watch.ts';
import { showDepositNotice } from './deposit-notice-store.ts';
import { depositOutcomes } from './deposit-outcomes.ts';
import { createToldOnce, untilVisible } from './told-once.ts';

let watch: DepositWatch | undefined;
let client: QueryClient | undefined;

/** Follows the player's deposits for as long as the page lives. Call after login; further calls change nothing. */
export function startDepositWatch({ queryClient }: { queryClient: QueryClient }): DepositWatch {
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
  const toldOnce = createToldOnce({ memory: depositMemory, claim: claimOnDevice, seen: untilVisible });
  watch = createDepositWatch({
    memory: depositMemory,
    outcomes: depositOutcomes,
    carryOut: createCarryOut({ queryClient, toldOnce, show: showDepositNotice }),
    onEnd: depositIntents.endOf,
    onAnnounced: (listener) => onUi('push-notification', listener),
  });
  return watch;
}

/** The connection is back: asks about everything that may have come to its end meanwhile (RT-03). */
export function catchUpWithDeposits(): void {
  watch?.catchUp();
}
