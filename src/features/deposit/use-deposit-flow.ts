import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_FAILURE_MS } from '../../config/constants.ts';
import { hosts } from '../../config/this-build.ts';
import { texts } from '../../i18n/texts.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { showToast } from '../../ui/toast-store.ts';
import { findOrder, type OpenOrder, orderNow, type PaymentDetails, startPayment } from './deposit-calls.ts';
import type { DepositFlow } from './deposit-flow.ts';
import { depositIntents } from './deposit-intents.ts';
import { createWithinLimits } from './deposit-limit.ts';
import { createDepositRunner, type DepositPorts } from './deposit-runner.ts';
import { startDepositWatch } from './outcome/deposit-watch.ts';
import { bankPageUrl } from './payment/bank-page.ts';

/** Where a deposit stands in the app: an address of its own, or over a game, whose address stays. */
export type DepositPlace = '/deposit' | '/rushdeposit' | 'game';

/** Fields that show what the server has against them; anything else is told beside the amount. */
const FIELDS = ['account', 'bankCode'];

function tipsOf(flow: DepositFlow): Record<string, string> {
  const refusal = 'refusal' in flow ? flow.refusal : undefined;
  if (!refusal) return {};
  const field = refusal.field !== undefined && FIELDS.includes(refusal.field) ? refusal.field : 'amount';
  return { [field]: refusal.message };
}

/**
 * The steps of a deposit on a screen (deposit-runner.ts).
 * @param orderId order of the address; undefined for a new deposit
 * @param place over a game the bank opens beside it when the player says so
 */
export function useDepositFlow(orderId: string | undefined, place: DepositPlace = '/deposit') {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useMutation({ mutationFn: createWithinLimits }).mutateAsync;
  const start = useMutation({
    mutationFn: ({ order, details }: { order: OpenOrder; details: PaymentDetails }) =>
      startPayment(order, details),
  }).mutateAsync;

  const ports: DepositPorts = {
    create,
    start,
    find: findOrder,
    orderNow,
    intents: depositIntents,
    watch: () => startDepositWatch({ queryClient }),
    putInAddress: async (order) => {
      if (place === 'game') return;
      await navigate({ to: place, search: { order }, replace: true, resetScroll: false });
    },
    leaveAddress: () => {
      if (place !== 'game') void navigate({ to: place, search: {}, replace: true });
    },
    goToBank: ({ order, url }) => {
      const page = bankPageUrl(url, hosts.main, location.origin);
      if (!page) showToast('failure', texts().failures.malformed(), TOAST_FAILURE_MS);
      if (page && place !== 'game') {
        startDepositWatch({ queryClient }).leave(order.id);
        location.assign(page);
      }
      return page !== undefined;
    },
  };
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });
  const [runner] = useState(() => createDepositRunner(lateBound(latest), orderId));
  const flow = useSyncExternalStore(runner.subscribe, runner.flow);
  const { send, show, stop, pay, changeChoice, startOver } = runner;

  useEffect(() => void startDepositWatch({ queryClient }), [queryClient]);
  useEffect(() => emitUi('change-input-field-error-tips', { tips: tipsOf(flow) }), [flow]);
  useEffect(() => show(orderId), [show, orderId]);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && send({ type: 'came-back' });
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [send]);
  useEffect(() => stop, [stop]);

  return { flow, send, pay, changeChoice, startOver };
}

/** The ports of the latest render, for a runner that outlives them all. */
function lateBound(latest: { current: DepositPorts }): DepositPorts {
  return {
    create: (intent) => latest.current.create(intent),
    start: (payment) => latest.current.start(payment),
    find: (intentId) => latest.current.find(intentId),
    orderNow: (order) => latest.current.orderNow(order),
    intents: latest.current.intents,
    watch: () => latest.current.watch(),
    putInAddress: (order) => latest.current.putInAddress(order),
    leaveAddress: () => latest.current.leaveAddress(),
    goToBank: (leaving) => latest.current.goToBank(leaving),
  };
}
