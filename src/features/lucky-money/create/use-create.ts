import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { getWalletBalanceQueryKey } from '../../../api/generated/session/session.ts';
import { TOAST_SUCCESS_MS } from '../../../config/constants.ts';
import { texts } from '../../../i18n/texts.ts';
import { checkUntilKnown } from '../../../lib/check-until-known.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { createPacket, findPacket } from './create-calls.ts';
import { type CreateEvent, type CreateFlow, firstCreateFlow, nextCreateFlow } from './create-flow.ts';
import { forgetDraft } from './draft.ts';
import { endIntent, intentOf, keptIntentId } from './packet-intent.ts';
import type { PacketWish } from './wish-check.ts';

/** Runs the steps of sending a packet: entering a step makes its call, the answer is the next event (create-flow.ts). */
export function useCreate() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const create = useMutation({ mutationFn: createPacket }).mutateAsync;
  const [flow, setFlow] = useState<CreateFlow>(() => firstCreateFlow(keptIntentId()));
  const latest = useRef<CreateFlow | undefined>(flow);

  const enter = useCallback(
    async (entered: CreateFlow): Promise<void> => {
      latest.current = entered;
      setFlow(entered);
      const isHere = () => latest.current === entered;
      const go = (event: CreateEvent) => {
        // The player moved on meanwhile: the answer is nobody's any more.
        if (!isHere()) return;
        const next = nextCreateFlow(entered, event);
        if (next !== entered) void enter(next);
      };
      const check = async (intentId: string) => {
        const found = await checkUntilKnown(() => findPacket(intentId), isHere);
        if (found) go(found);
      };
      switch (entered.step) {
        case 'sending':
          // What was thrown is on screen by now as a toast; the flow only steps back.
          return go(await create(entered.intent).catch(() => ({ type: 'refused' as const })));
        case 'checking':
          return check(entered.intent.id);
        case 'resuming':
          return check(entered.intentId);
        case 'sent': {
          endIntent();
          forgetDraft();
          void queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey({}) });
          void queryClient.invalidateQueries({ queryKey: ['POST', '/wallet/activityRecords'] });
          showToast('success', texts().lucky.create.sent(), TOAST_SUCCESS_MS);
          // Back must not lead to a form that has been sent.
          await navigate({ to: '/redenvelope', search: { shared: entered.packetId }, replace: true });
          return;
        }
        default:
      }
    },
    [create, navigate, queryClient],
  );

  const send = (event: CreateEvent) => {
    const now = latest.current;
    const next = now && nextCreateFlow(now, event);
    if (next && next !== now) void enter(next);
  };

  useEffect(() => {
    void enter(firstCreateFlow(keptIntentId()));
    return () => {
      latest.current = undefined;
    };
  }, [enter]);

  return {
    flow,
    /** However often it is tapped: one packet (RED-01). */
    submit: (wish: PacketWish) => send({ type: 'submitted', intent: intentOf(wish) }),
    retry: () => send({ type: 'retried' }),
    /** Back to the form; sending the same again goes on with the same packet. */
    change: () => send({ type: 'left' }),
  };
}
