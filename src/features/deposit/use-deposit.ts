import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { useRunner } from '../../lib/flow.ts';
import { isLeaving } from '../../lib/is-leaving.ts';
import { listen } from '../../lib/listen.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { showToast } from '../../ui/toast-store.ts';
import { createDepositRunner, type DepositFlow } from './deposit-runner.ts';
import { startDepositWatch } from './outcome/deposit-watch.ts';
import { bankPage } from './payment/bank-tab.ts';

/** `game`: the deposit opens over a game, whose address stays. */
export type DepositPlace = '/deposit' | '/rushdeposit' | 'game';

const FIELDS = ['amount', 'account', 'bankCode'];

function tipsOf(flow: DepositFlow): Record<string, string> {
  const refusal = 'refusal' in flow ? flow.refusal : undefined;
  if (!refusal) return {};
  const field = refusal.field !== undefined && FIELDS.includes(refusal.field) ? refusal.field : 'form';
  return { [field]: refusal.message };
}

/** Runs a deposit on a screen. @param place in a game, the bank opens in a tab when the player taps */
export function useDeposit(orderId: string | undefined, place: DepositPlace = '/deposit') {
  const app = useApp();
  const router = useRouter();
  const { runner, state: flow } = useRunner(() =>
    createDepositRunner(
      app,
      {
        watch: () => startDepositWatch(app),
        putInAddress: async (order) => {
          if (place === 'game' || isLeaving(router, place)) return;
          await router.navigate({ to: place, search: { order }, replace: true, resetScroll: false });
        },
        leaveAddress: () => {
          if (place !== 'game') void router.navigate({ to: place, search: {}, replace: true });
        },
        goToBank: ({ order, url }) => {
          // A player who leaves is not sent to the bank; the order waits until the player continues it.
          if (place !== 'game' && isLeaving(router, place)) return false;
          const page = bankPage(url);
          if (!page) showToast(app, 'failure', texts().deposit.leaving.unknown());
          if (page && place !== 'game') {
            startDepositWatch(app).leave(order.id);
            location.assign(page);
          }
          return page !== undefined;
        },
      },
      orderId,
    ),
  );
  const { send, show } = runner;

  useEffect(() => void startDepositWatch(app), [app]);
  useEffect(() => emitUi(app, 'change-input-field-error-tips', { tips: tipsOf(flow) }), [flow, app]);
  useEffect(() => show(orderId), [show, orderId]);
  useEffect(() => listen('pageshow', ({ persisted }) => persisted && send({ type: 'came-back' })), [send]);

  return { flow, ...runner };
}
