import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LuckyEnvelope } from '../../../api/generated/contract.schemas.ts';
import { luckyMoneyClaim, luckyMoneyClaimed } from '../../../api/generated/lucky-money.ts';
import { mutate } from '../../../api/mutate.ts';
import { queryClientOf } from '../../../api/query-client.ts';
import { marketTime } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { useFlow } from '../../../lib/flow.ts';
import { shownMask } from '../../../lib/mask.ts';
import { formatAmount } from '../../../lib/money.ts';
import { checkUntilKnown } from '../../../money/check-until-known.ts';
import { refreshBalance } from '../../../money/refresh-balance.ts';
import { resultOf } from '../../../money/result.ts';
import { useCurrency } from '../../../session/use-player.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { PacketSkeleton } from '../lucky-parts.tsx';
import { type ClaimFlow, start, transition } from './claim-flow.ts';
import { PacketArt, type PacketPose } from './packet-art.tsx';
import { takeClaim } from './pending-claim.ts';

async function ownClaim(envelopeId: string) {
  const page = await luckyMoneyClaimed({ pageNum: 1, pageSize: 1, envelopeId }).catch(() => undefined);
  return page?.list && (page.list.find((claim) => claim.envelopeId === envelopeId) ?? null);
}

/** Opens a packet (claim-flow.ts). The server allows one claim per packet and player, so no intent is needed. */
function useClaim(envelopeId: string) {
  const app = useApp();
  return useFlow(start, transition, async (entered, dispatch, isCurrent) => {
    switch (entered.step) {
      case 'looking-up':
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

/** @param isElsewhere sent in the currency of another market, so that this player's claim is refused */
function endOf(
  flow: ClaimFlow,
  { status }: LuckyEnvelope,
  isElsewhere: boolean,
): 'open' | 'emptied' | 'expired' | 'refused' {
  if (flow.step === 'closed') return isElsewhere ? 'refused' : status;
  if (flow.step !== 'refused') return 'open';
  const { code } = flow.refusal;
  if (code === 'packet-emptied') return 'emptied';
  return code === 'packet-expired' ? 'expired' : 'refused';
}

function poseOf(flow: ClaimFlow, end: ReturnType<typeof endOf>): PacketPose {
  if (flow.step === 'opened') return 'open';
  if (flow.step === 'opening' || flow.step === 'checking') return 'opening';
  return end === 'open' ? 'closed' : 'spent';
}

function useWords(flow: ClaimFlow, end: ReturnType<typeof endOf>, packet: LuckyEnvelope) {
  const { packet: words } = texts().lucky;
  if (flow.step === 'opened')
    return flow.isFresh
      ? { title: words.wonTitle(), text: words.wonText() }
      : { title: words.wonBefore(), text: words.wonText() };
  if (flow.step === 'checking') return { title: words.checkingTitle(), text: words.checkingText() };
  if (end === 'emptied' || end === 'expired')
    return { title: words[`${end}Title`](), text: words[`${end}Text`]() };
  if (end === 'refused')
    return {
      title: words.refusedTitle(),
      text: flow.step === 'refused' ? flow.refusal.message : words.elsewhere(),
    };
  const title = words.from({ sender: shownMask(packet.sender) });
  const wasLost = flow.step === 'closed' && flow.wasLost;
  return { title, text: wasLost ? words.lost() : words.closedText() };
}

export function OpenPacket({ packet }: { packet: LuckyEnvelope }) {
  const { packet: words, send: sendWords } = texts().lucky;
  const currency = useCurrency();
  const { state: flow, send } = useClaim(packet.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const end = endOf(flow, packet, currency !== '' && currency !== packet.currencyAlias);
  const { title, text } = useWords(flow, end, packet);
  const hasResult = flow.step === 'opened' || flow.step === 'refused' || flow.step === 'checking';
  const isFirst = flow.step === 'opened' && !flow.isFresh;
  useEffect(() => {
    // The tapped button is gone, so the heading takes the focus and screen readers read it.
    if (hasResult && !isFirst && title) heading.current?.focus();
  }, [hasResult, isFirst, title]);

  if (flow.step === 'looking-up') return <PacketSkeleton />;
  const isClosed = end === 'open' && (flow.step === 'closed' || flow.step === 'opening');
  return (
    <section className="-mt-24 flex flex-col items-center text-center">
      <PacketArt
        pose={poseOf(flow, end)}
        amount={flow.step === 'opened' ? formatAmount(flow.claim.amount) : undefined}
        className="w-380"
      />
      <h1 ref={heading} tabIndex={-1} className="mt-28 font-bold text-lg outline-none">
        {title}
      </h1>
      {flow.step === 'opened' && <BigAmount amount={formatAmount(flow.claim.amount)} currency={currency} />}
      {packet.greeting && isClosed && (
        <p className="mt-12 max-w-600 text-balance text-base italic">{`“${packet.greeting}”`}</p>
      )}
      <p className="mt-12 max-w-600 text-balance text-base text-muted">{text}</p>
      {isClosed && (
        <p className="tabular mt-12 text-muted text-sm">
          <span>{words.left({ left: packet.sharesLeft, shares: packet.shares })}</span>
          <span className="block">{words.until({ time: marketTime(packet.expiresAt) })}</span>
        </p>
      )}
      <div className="mt-32 grid w-full gap-16">
        {isClosed && (
          <Button size="large" isBusy={flow.step === 'opening'} onClick={() => send({ type: 'tapped' })}>
            {flow.step === 'opening' ? words.opening() : words.open()}
          </Button>
        )}
        {flow.step === 'opened' && (
          <Link to="/" className={buttonLook({ size: 'large' })}>
            {words.goPlay()}
          </Link>
        )}
        {end !== 'open' && (
          <Link to="/redenvelope" className={buttonLook({ size: 'large' })}>
            {words.toHome()}
          </Link>
        )}
        {(flow.step === 'opened' || end !== 'open') && (
          <Link to="/redenvelope" search={{ view: 'new' }} className={buttonLook({ tone: 'quiet' })}>
            {sendWords()}
          </Link>
        )}
      </div>
    </section>
  );
}
