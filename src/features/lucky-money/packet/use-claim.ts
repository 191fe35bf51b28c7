import { useQueryClient } from '@tanstack/react-query';
import { luckyMoneyClaim, luckyMoneyClaimed } from '../../../api/generated/lucky-money.ts';
import { useApp } from '../../../lib/app.ts';
import { checkUntilKnown } from '../../../money/check-until-known.ts';
import { refreshBalance } from '../../../money/refresh-balance.ts';
import { mutate, resultOf } from '../../../money/result.ts';
import { createSteps, useRunner } from '../../../money/steps.ts';
import { type ClaimEvent, type ClaimFlow, initialState, transition } from './claim-flow.ts';
import { takeClaim } from './pending-claim.ts';

async function ownClaim(envelopeId: string) {
  const page = await luckyMoneyClaimed({ pageNum: 1, pageSize: 1, envelopeId }).catch(() => undefined);
  return page?.list && (page.list.find((claim) => claim.envelopeId === envelopeId) ?? null);
}

/** Opens a packet (claim-flow.ts). The server allows one claim per packet and player, so no intent is needed. */
export function useClaim(envelopeId: string): { flow: ClaimFlow; open: () => void } {
  const app = useApp();
  const queryClient = useQueryClient();
  const { runner, state: flow } = useRunner(() => {
    const steps = createSteps<ClaimFlow, ClaimEvent>(initialState, transition, async (entered, isHere) => {
      // The player may have left, and then the answer must change nothing.
      const go = (event: ClaimEvent) => isHere() && steps.send(event);
      switch (entered.step) {
        case 'asking':
        case 'checking': {
          const found = await checkUntilKnown(() => ownClaim(envelopeId), isHere);
          if (found !== undefined) go(found ? { type: 'found', claim: found } : { type: 'absent' });
          return;
        }
        case 'closed':
          // Opens what a guest wanted to open before the login, unless the registration claimed it.
          if (takeClaim(app, envelopeId)) go({ type: 'tapped' });
          return;
        case 'opening': {
          const claim = () => resultOf(luckyMoneyClaim({ envelopeId }));
          // The error is already shown as a toast; the flow only steps back.
          const result = await mutate(queryClient, claim).catch(() => undefined);
          if (result?.outcome === 'accepted') go({ type: 'claimed', claim: result.value });
          else if (result?.outcome === 'unknown') go({ type: 'unknown' });
          else if (result?.refusal.message) go({ type: 'refused', refusal: result.refusal });
          else go({ type: 'failed' });
          return;
        }
        case 'opened':
        case 'refused':
          if (entered.step === 'opened' && !entered.isFresh) return;
          // A claim can change every answer about packets.
          void queryClient.invalidateQueries({
            predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/lucky/money/'),
          });
          void refreshBalance(app, queryClient);
      }
    });
    return { ...steps, open: () => steps.send({ type: 'tapped' }) };
  });
  return { flow, open: runner.open };
}
