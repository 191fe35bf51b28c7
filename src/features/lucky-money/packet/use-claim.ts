import { luckyMoneyClaim, luckyMoneyClaimed } from '../../../api/generated/lucky-money.ts';
import { mutate } from '../../../api/mutate.ts';
import { queryClientOf } from '../../../api/query-client.ts';
import { useApp } from '../../../lib/app.ts';
import { useFlow } from '../../../lib/flow.ts';
import { checkUntilKnown } from '../../../money/check-until-known.ts';
import { refreshBalance } from '../../../money/refresh-balance.ts';
import { resultOf } from '../../../money/result.ts';
import { start, transition } from './claim-flow.ts';
import { takeClaim } from './pending-claim.ts';

async function ownClaim(envelopeId: string) {
  const page = await luckyMoneyClaimed({ pageNum: 1, pageSize: 1, envelopeId }).catch(() => undefined);
  return page?.list && (page.list.find((claim) => claim.envelopeId === envelopeId) ?? null);
}

/** Opens a packet (claim-flow.ts). The server allows one claim per packet and player, so no intent is needed. */
export function useClaim(envelopeId: string) {
  const app = useApp();
  return useFlow(start, transition, async (entered, dispatch, isCurrent) => {
    switch (entered.step) {
      case 'asking':
      case 'checking': {
        const found = await checkUntilKnown(() => ownClaim(envelopeId), isCurrent);
        if (found) dispatch({ type: 'found', claim: found, isNew: takeClaim(app, envelopeId) });
        else if (found === null) dispatch({ type: 'absent' });
        return;
      }
      case 'closed':
        if (takeClaim(app, envelopeId)) dispatch({ type: 'tapped' });
        return;
      case 'opening': {
        const claim = () => resultOf(luckyMoneyClaim({ envelopeId }));
        // The error is already shown as a toast; the flow only steps back.
        const result = await mutate(app, claim).catch(() => undefined);
        if (result?.outcome === 'accepted') dispatch({ type: 'claimed', claim: result.value });
        else if (result?.outcome === 'unknown') dispatch({ type: 'unknown' });
        else if (result?.refusal.message) dispatch({ type: 'refused', refusal: result.refusal });
        else dispatch({ type: 'failed' });
        return;
      }
      case 'opened':
      case 'refused':
        if (entered.step === 'opened' && !entered.isFresh) return;
        void queryClientOf(app).invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/lucky/money/'),
        });
        void refreshBalance(app);
    }
  });
}
