import type { RechargeOrder } from '../../../api/generated/contract.schemas.ts';
import { getRechargeUscQueryKey, rechargeUsc } from '../../../api/generated/recharge.ts';
import { getWalletBalanceQueryOptions } from '../../../api/generated/wallet-balance.ts';
import { queryClientOf } from '../../../api/query-client.ts';
import { texts } from '../../../i18n/texts.ts';
import type { App } from '../../../lib/app.ts';
import { formatMinor, toMinor } from '../../../lib/money.ts';
import { timeNow } from '../../../lib/server-clock.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { claimOnce } from '../../../money/claim-once.ts';
import { refreshBalance } from '../../../money/refresh-balance.ts';
import { reportPurchase } from '../../../session/ads-report.ts';
import { isPaidStatus, paidOf } from '../../../session/order-status.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { DepositNotice } from './deposit-outcomes.ts';
import type { OutcomeEffect } from './outcome-flow.ts';

/** In ms: a deposit that was undone longer ago is no news on a device that has not told it. */
const NEWS_MS = 7 * 24 * 60 * 60_000;

/** Where notices show. */
export interface NoticePlace {
  /** A background tab leaves the notice to the one that the player looks at. */
  untilVisible: () => Promise<void>;
  show: (notice: DepositNotice) => void;
}

export type CarriedOut = Exclude<OutcomeEffect, { do: 'fetch' | 'fetch-later' }>;

async function currencyOf(app: App): Promise<string> {
  const queryClient = queryClientOf(app);
  const options = getWalletBalanceQueryOptions({});
  const known = queryClient.getQueryData(options.queryKey);
  const balance =
    known ?? (await queryClient.fetchQuery({ ...options, meta: { isQuiet: true } }).catch(() => undefined));
  return balance?.currencyAlias ?? '';
}

/** Only the first visible tab shows the notice (DEP-04). @returns the currency in that tab */
async function claimNotice(
  app: App,
  { untilVisible }: NoticePlace,
  onShown: () => void,
  ...claim: [at: string, what: string]
): Promise<string | undefined> {
  const currency = await currencyOf(app);
  await untilVisible();
  onShown();
  return (await claimOnce(app, ...claim)) ? currency : undefined;
}

async function notify(app: App, place: NoticePlace, order: RechargeOrder, onShown: () => void) {
  const { id: orderId, bonus, reason, status, createdAt } = order;
  const currency = await claimNotice(app, place, onShown, createdAt, `notice ${orderId}`);
  if (currency === undefined) return;
  const isSuccess = isPaidStatus(status);
  place.show({ orderId, amount: paidOf(order), bonus: bonus?.amount ?? 0, currency, reason, isSuccess });
}

/** Tells once on the device what left the balance, also when it happened while no page was open (DEP-04). */
async function notifyUndone(app: App, place: NoticePlace, order: RechargeOrder, onShown: () => void) {
  const { id, takenBack } = order;
  if (!takenBack || timeNow(app) - Date.parse(takenBack.at) > NEWS_MS) return;
  const currency = await claimNotice(app, place, onShown, takenBack.at, `undone ${id}`);
  if (currency === undefined) return;
  const { undone, undoneOwing } = texts().deposit.notice;
  const paid = toMinor(paidOf(order)) ?? 0n;
  const taken = toMinor(takenBack.amount) ?? 0n;
  const text = undone({ amount: formatMinor(paid), taken: formatMinor(taken), currency });
  const owing = paid > taken ? [undoneOwing({ amount: formatMinor(paid - taken), currency })] : [];
  showToast(app, 'failure', [text, ...owing].join(' '));
}

/** Reports the first deposit to the advertiser (NTF-02). An unknown number of deposits reports nothing. */
async function considerPurchase(app: App, order: RechargeOrder): Promise<void> {
  const { id, createdAt } = order;
  if (!(await claimOnce(app, createdAt, `purchase ${id}`))) return;
  const usc = await rechargeUsc({}).catch(() => undefined);
  if (usc) queryClientOf(app).setQueryData(getRechargeUscQueryKey({}), usc);
  if (usc?.count === 1) await reportPurchase(app, id, paidOf(order));
}

/** @param announcedAt when the socket announced the end, ms since 1970 */
export function carryOut(
  app: App,
  place: NoticePlace,
  effect: CarriedOut,
  announcedAt: number | undefined,
  onShown: () => void,
): void {
  switch (effect.do) {
    case 'refresh-balance':
      // The socket also sends a balance event; one refetch serves both (DEP-04).
      void refreshBalance(app, announcedAt);
      return;
    case 'notify': {
      const { id: orderId, status } = effect.order;
      emitUi(app, isPaidStatus(status) ? 'pay-success' : 'pay-invalid', { orderId });
      void notify(app, place, effect.order, onShown);
      return;
    }
    case 'notify-undone':
      emitUi(app, 'pay-invalid', { orderId: effect.order.id });
      void notifyUndone(app, place, effect.order, onShown);
      return;
    case 'consider-purchase':
      void considerPurchase(app, effect.order);
  }
}
