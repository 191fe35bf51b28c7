import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../api/call-error.ts';
import { luckyMoneyClaim, luckyMoneyClaimed } from '../../../api/generated/lucky-money/lucky-money.ts';
import { getWalletBalanceQueryKey } from '../../../api/generated/session/session.ts';
import { checkUntilKnown } from '../../../lib/check-until-known.ts';
import { type ClaimEvent, type ClaimFlow, firstClaimFlow, nextClaimFlow } from './claim-flow.ts';
import { takeClaim } from './pending-claim.ts';

/** What the player took from a packet: null when nothing, undefined when even this is unknown. */
async function ownClaim(envelopeId: string) {
  const page = await luckyMoneyClaimed({ pageNum: 1, pageSize: 1, envelopeId }).catch(() => undefined);
  return page?.list && (page.list.find((claim) => claim.envelopeId === envelopeId) ?? null);
}

/** One claim, its answer as an event: "unknown" is kept apart from "no". @throws what is neither */
async function claim(envelopeId: string): Promise<ClaimEvent> {
  try {
    const told = await luckyMoneyClaim({ envelopeId });
    // A guest's answer is empty (NET-08).
    return told.amount === undefined ? { type: 'failed' } : { type: 'claimed', claim: told };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.isUnknown) return { type: 'lost' };
    if (error.kind !== 'refused') throw error;
    return { type: 'refused', refusal: { message: error.message, code: error.code } };
  }
}

/** Runs the steps of opening a packet: entering a step makes its call, the answer is the next event (claim-flow.ts). */
export function useClaim(envelopeId: string): { flow: ClaimFlow; open: () => void } {
  const queryClient = useQueryClient();
  const run = useMutation({ mutationFn: claim }).mutateAsync;
  const [flow, setFlow] = useState<ClaimFlow>(firstClaimFlow);
  const latest = useRef<ClaimFlow | undefined>(undefined);

  const enter = useCallback(
    async (entered: ClaimFlow): Promise<void> => {
      latest.current = entered;
      setFlow(entered);
      const isHere = () => latest.current === entered;
      const go = (event: ClaimEvent) => {
        // Another packet, or another step, by now: the answer is nobody's any more.
        if (!isHere()) return;
        const next = nextClaimFlow(entered, event);
        if (next !== entered) void enter(next);
      };
      switch (entered.step) {
        case 'asking':
        case 'checking': {
          const found = await checkUntilKnown(() => ownClaim(envelopeId), isHere);
          if (found !== undefined) go(found ? { type: 'found', claim: found } : { type: 'absent' });
          return;
        }
        case 'closed':
          // What a guest asked for before the login is done now, unless it was claimed with the registration.
          return takeClaim(envelopeId) ? go({ type: 'tapped' }) : undefined;
        case 'opening':
          return go(await run(envelopeId).catch(() => ({ type: 'failed' as const })));
        case 'opened':
        case 'refused':
          if (entered.step === 'opened' && !entered.isFresh) return;
          // Everything about packets may have changed with it.
          void queryClient.invalidateQueries({
            predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/lucky/money/'),
          });
          void queryClient.invalidateQueries({ queryKey: getWalletBalanceQueryKey({}) });
      }
    },
    [envelopeId, queryClient, run],
  );

  useEffect(() => {
    void enter({ ...firstClaimFlow });
    return () => {
      latest.current = undefined;
    };
  }, [enter]);

  const open = useCallback(() => {
    const now = latest.current;
    const next = now && nextClaimFlow(now, { type: 'tapped' });
    if (next && next !== now) void enter(next);
  }, [enter]);
  return { flow, open };
}
