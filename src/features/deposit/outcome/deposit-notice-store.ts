import { DEPOSIT_NOTICE_MS } from '../../../config/constants.ts';
import type { App } from '../../../lib/app.ts';
import { appStore } from '../../../lib/app-store.ts';

/** A deposit that came to its end, for the banner at the top (DEP-05). */
export interface DepositNotice {
  orderId: string;
  isSuccess: boolean;
  /** Wire amount in major units. */
  amount: number;
  /** The bonus that came with it, in major units; 0 for none. */
  bonus: number;
  currency: string;
  /** Why it failed, in the player's language; empty on success. */
  reason: string;
}

const useNotices = appStore<{ waiting: readonly DepositNotice[] }>(() => ({ waiting: [] }));

function showFirst(app: App): void {
  setTimeout(() => {
    useNotices.of(app).setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
    if (useNotices.of(app).getState().waiting.length > 0) showFirst(app);
  }, DEPOSIT_NOTICE_MS);
}

/** Shows a notice for two seconds, after those that are before it. */
export function showDepositNotice(app: App, notice: DepositNotice): void {
  useNotices.of(app).setState(({ waiting }) => ({ waiting: [...waiting, notice] }));
  if (useNotices.of(app).getState().waiting.length === 1) showFirst(app);
}

/** The notice to show now. */
export const useDepositNotice = (): DepositNotice | undefined => useNotices((state) => state.waiting[0]);
