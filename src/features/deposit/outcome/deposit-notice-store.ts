import { DEPOSIT_NOTICE_MS } from '../../../config/constants.ts';
import type { App } from '../../../lib/app.ts';
import { appStore } from '../../../lib/app-store.ts';

export interface DepositNotice {
  orderId: string;
  isSuccess: boolean;
  amount: number;
  /** Bonus in major units; 0 for none. */
  bonus: number;
  currency: string;
  reason: string;
}

const useNotices = appStore<{ waiting: readonly DepositNotice[] }>(() => ({ waiting: [] }));

function showFirst(app: App): void {
  setTimeout(() => {
    useNotices.of(app).setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
    if (useNotices.of(app).getState().waiting.length > 0) showFirst(app);
  }, DEPOSIT_NOTICE_MS);
}

export function showDepositNotice(app: App, notice: DepositNotice): void {
  useNotices.of(app).setState(({ waiting }) => ({ waiting: [...waiting, notice] }));
  if (useNotices.of(app).getState().waiting.length === 1) showFirst(app);
}

export const useDepositNotice = (): DepositNotice | undefined => useNotices((state) => state.waiting[0]);
