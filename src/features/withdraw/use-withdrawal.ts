import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../lib/app.ts';
import { useRunner } from '../../lib/flow.ts';
import { isLeaving } from '../../lib/is-leaving.ts';
import { deviceIntents } from '../../money/intent-store.ts';
import type { OrderFlow } from '../../money/order-flow.ts';
import { isFinalStatus, isPaidStatus } from '../../session/order-status.ts';
import { forgetDraft } from './form/draft.ts';
import { useWithdrawals } from './use-withdrawals.ts';
import type { PlacedOrder, WithdrawRequest } from './withdraw-calls.ts';
import { createWithdrawRunner } from './withdraw-runner.ts';

/** The request on the confirmation sheet: the reviewed one, then the one that is sent; it stays until the sheet closed. */
function useConfirmation(flow: OrderFlow<WithdrawRequest, PlacedOrder>) {
  const [reviewed, review] = useState<WithdrawRequest>();
  const [request, setRequest] = useState<WithdrawRequest>();
  const isChoosing = flow.step === 'choosing' || flow.step === 'loading';
  const open = flow.step === 'sending' ? flow.request : isChoosing ? reviewed : undefined;
  if (open && open !== request) setRequest(open);
  if (reviewed && !isChoosing) review(undefined);
  return { request, isOpen: open !== undefined, review, onClosed: () => setRequest(undefined) };
}

/** The address names the order for reloads. A player who left that address sees the form again. */
function useOrderInAddress(inAddress: string | undefined, placed: string | undefined, onLeft: () => void) {
  const router = useRouter();
  const before = useRef(inAddress);
  useEffect(() => {
    const hasLeft = before.current !== undefined && inAddress === undefined;
    before.current = inAddress;
    if (hasLeft) onLeft();
    else if (inAddress === undefined && placed !== undefined && !isLeaving(router, '/withdraw'))
      void router.navigate({ to: '/withdraw', search: { order: placed }, replace: true });
  }, [inAddress, placed, router, onLeft]);
  return () => {
    if (inAddress !== undefined) void router.navigate({ to: '/withdraw', search: {}, replace: true });
  };
}

export function useWithdrawal(inAddress: string | undefined) {
  const app = useApp();
  const withdrawals = useWithdrawals();
  const { runner, state: flow } = useRunner(() => createWithdrawRunner(app));
  const sheet = useConfirmation(flow);
  const placed = flow.step === 'placed' ? flow.order : undefined;
  // The sheet must have left the history before the address changes.
  const leaveAddress = useOrderInAddress(inAddress, sheet.request ? undefined : placed?.id, runner.leave);
  const orderId = inAddress ?? placed?.id;
  const row = withdrawals.data?.find(({ id }) => id === orderId);
  useEffect(() => {
    if (row && isFinalStatus(row.status)) void deviceIntents(app).endOf(row.id, !isPaidStatus(row.status));
  }, [row, app]);
  return {
    flow,
    runner,
    sheet,
    withdrawals,
    orderId,
    order: row ?? (placed?.id === orderId ? placed : undefined),
    startOver() {
      forgetDraft(app);
      if (orderId) void deviceIntents(app).endOf(orderId);
      runner.startOver();
      leaveAddress();
    },
  };
}
