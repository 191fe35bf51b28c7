import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getWithdrawOrdersQueryKey } from '../../api/generated/withdraw/withdraw.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { createWithdrawal, findWithdrawal } from './withdraw-calls.ts';
import { withdrawIntents } from './withdraw-intent.ts';
import { createWithdrawRunner, type WithdrawPorts } from './withdraw-runner.ts';

/**
 * The steps of a withdrawal on the screen (withdraw-runner.ts).
 * @param orderId order of the address; undefined for a new withdrawal
 */
export function useWithdrawFlow(orderId: string | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useMutation({ mutationFn: createWithdrawal }).mutateAsync;

  const ports: Pick<WithdrawPorts, 'create' | 'onPlaced' | 'leaveAddress'> = {
    create,
    onPlaced: () => {
      emitUi('update-balance');
      void queryClient.invalidateQueries({ queryKey: getWithdrawOrdersQueryKey().slice(0, 2) });
    },
    leaveAddress: () => void navigate({ to: '/withdraw', search: {}, replace: true }),
  };
  const latest = useRef(ports);
  useEffect(() => {
    latest.current = ports;
  });
  const [runner] = useState(() =>
    createWithdrawRunner(
      {
        create: (intent) => latest.current.create(intent),
        find: findWithdrawal,
        intents: withdrawIntents,
        onPlaced: () => latest.current.onPlaced(),
        leaveAddress: () => latest.current.leaveAddress(),
      },
      orderId,
    ),
  );
  const flow = useSyncExternalStore(runner.subscribe, runner.flow);
  const { show, stop, review, confirm, changeWish, startOver } = runner;

  useEffect(() => show(orderId), [show, orderId]);
  useEffect(() => stop, [stop]);

  /** From here on a reload shows this order, not an empty form. */
  const putInAddress = useCallback(
    (id: string) => void navigate({ to: '/withdraw', search: { order: id }, replace: true }),
    [navigate],
  );
  return { flow, review, confirm, changeWish, startOver, putInAddress };
}
