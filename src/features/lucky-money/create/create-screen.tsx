import { useRouter } from '@tanstack/react-router';
import { useLuckyMoneyGuide } from '../../../api/generated/lucky-money.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { useRunner } from '../../../lib/flow.ts';
import { isLeaving } from '../../../lib/is-leaving.ts';
import { formatMinor } from '../../../lib/money.ts';
import { retryOf } from '../../../lib/read.ts';
import { useClaimFirst } from '../../../session/use-claim-first.ts';
import { useBalance, useCurrency, useEndsBonus } from '../../../session/use-player.ts';
import { BigAmount } from '../../../ui/big-amount.tsx';
import { Answers, Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { NotCreated, OrderCard } from '../../../ui/order-card.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { type DialogControl, useOpened } from '../../../ui/use-opened.ts';
import { LuckyFailure, WayHome } from '../lucky-parts.tsx';
import { PacketForm, PacketSummary } from './packet-form.tsx';
import { packetDraft, type ReviewedPacket } from './packet-rule.ts';
import { createPacketRunner } from './packet-runner.ts';

interface ConfirmPacketProps extends DialogControl {
  packet: ReviewedPacket;
  openHours: number;
  onConfirm: () => void;
}

function ConfirmPacket({ packet, openHours, onConfirm, ...control }: ConfirmPacketProps) {
  const { lucky, money } = texts();
  const { confirm, change } = lucky.create;
  const { each, request } = packet;
  const { amount, shares, kind } = request;
  const endsBonus = useEndsBonus(amount);
  const claimFirst = useClaimFirst();
  return (
    <Dialog {...control} title={confirm.title()}>
      <p className="text-center text-muted text-sm">{confirm.leaves()}</p>
      <BigAmount amount={formatMinor(amount)} currency={useCurrency()} className="text-center" />
      <PacketSummary shares={shares} kind={kind} each={each} openHours={openHours} tone="raised" />
      {endsBonus && <p className="mt-20 font-semibold text-sm">{money.endsBonus()}</p>}
      {claimFirst && <p className="mt-20 font-semibold text-sm">{money.claimFirst()}</p>}
      <Answers yes={confirm.yes()} no={change()} onYes={onConfirm} onNo={control.onClose} />
    </Dialog>
  );
}

const BLOCKS = ['mt-40 h-104', 'mt-60 h-88', 'mt-60 h-104', 'mt-60 h-96', 'mt-40 h-220'];

export function CreateScreen() {
  const app = useApp();
  const { lucky } = texts();
  const { create: words } = lucky;
  const guide = useLuckyMoneyGuide({}, { query: { meta: { isQuiet: true } } });
  const balance = useBalance();
  const currency = useCurrency();
  const router = useRouter();
  const review = useOpened<ReviewedPacket>();
  const { runner, state: flow } = useRunner(() => {
    const created = createPacketRunner(app, (shared) => {
      packetDraft.forget(app);
      showToast(app, 'success', texts().lucky.create.sent());
      if (isLeaving(router, '/redenvelope')) return created.leave();
      void router.navigate({ to: '/redenvelope', search: { shared }, replace: true });
    });
    return created;
  });

  if (flow.step === 'not-created') {
    return (
      <NotCreated
        flow={flow}
        words={words.notCreated}
        back={words.change()}
        currency={currency}
        runner={runner}
      />
    );
  }
  const onRetry = retryOf(guide);
  if (onRetry) return <LuckyFailure onRetry={onRetry} />;
  const isReady = flow.step !== 'loading' && flow.step !== 'placed';
  return (
    <>
      <WayHome />
      <h1 className="font-bold text-xl">{words.title()}</h1>
      <p className="mt-8 text-base text-muted">{words.text()}</p>
      <OrderCard flow={flow} words={words} currency={currency} runner={runner} />
      {isReady && guide.data ? (
        <PacketForm
          rules={guide.data}
          balance={balance}
          refusal={flow.step === 'choosing' ? flow.refusal : undefined}
          isSending={flow.step === 'sending'}
          waits={flow.step === 'checking' || flow.step === 'repeating' ? flow.step : undefined}
          onSubmit={review.open}
        />
      ) : (
        <Loading label={lucky.loading()} blocks={BLOCKS} />
      )}
      {review.value && guide.data && (
        <ConfirmPacket
          packet={review.value}
          openHours={guide.data.openHours}
          onConfirm={() => {
            review.close();
            // A second tap while the sheet closes must not send a second packet.
            if (review.control.isOpen && review.value) runner.submit(review.value.request);
          }}
          {...review.control}
        />
      )}
    </>
  );
}
