import { useState } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { useRunner } from '../../lib/flow.ts';
import { formatMinor, toMinor } from '../../lib/money.ts';
import type { WithdrawalState } from '../../session/order-status.ts';
import { BigAmount } from '../../ui/big-amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Answers, Dialog } from '../../ui/dialog.tsx';
import { OrderCard } from '../../ui/order-card.tsx';
import type { PlacedOrder } from './withdraw-calls.ts';
import { createCancelRunner } from './withdraw-runner.ts';

interface CancelWithdrawalProps {
  order: PlacedOrder;
  currency: string;
  /** Only a withdrawal in review (created) can be cancelled. A refusal stays visible afterwards. */
  state: WithdrawalState;
}

/** Cancels a withdrawal in review (WDR-03): confirmed once, sent once, and checked if no answer comes. */
export function CancelWithdrawal({ order, currency, state }: CancelWithdrawalProps) {
  const app = useApp();
  const { withdraw, common } = texts();
  const { cancel } = withdraw;
  const { runner, state: flow } = useRunner(() => createCancelRunner(app));
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const request = { id: order.id, amount: toMinor(order.amount) ?? 0n };
  const isSending = flow.step === 'sending';
  const refusal = flow.step === 'choosing' ? flow.refusal?.message : undefined;
  const isAsking = isConfirmOpen && flow.step === 'choosing' && !refusal;
  const openConfirm = () => {
    if (refusal) runner.refuse(undefined);
    setConfirmOpen(true);
  };
  return (
    <>
      <OrderCard
        flow={flow}
        words={{ checking: cancel.checking, unsent: cancel.unsent, repeat: withdraw.repeat }}
        currency={currency}
        runner={runner}
      />
      {refusal && (
        <p role="alert" className="mt-24 text-bad text-sm">
          {refusal}
        </p>
      )}
      {/* Another tab may have cancelled it meanwhile. */}
      {flow.step === 'not-created' && state !== 'cancelled' && (
        <section role="alert" className="mt-24 rounded-md border border-edge px-28 py-24">
          <p className="text-base">{flow.message ?? cancel.notDone()}</p>
          {/* Another tab or an earlier page sent the cancellation, so this page asks for its result. */}
          <Button tone="quiet" className="mt-16" onClick={flow.request ? runner.retry : runner.leave}>
            {common.retry()}
          </Button>
        </section>
      )}
      {state === 'created' && (flow.step === 'choosing' || isSending) && (
        <Button tone="ghost" wide className="mt-24" onClick={openConfirm}>
          {cancel.ask()}
        </Button>
      )}
      <Dialog
        isOpen={isAsking || isSending}
        onClose={() => {
          if (!isSending) setConfirmOpen(false);
        }}
        onClosed={() => undefined}
        title={cancel.title()}
      >
        <BigAmount amount={formatMinor(request.amount)} currency={currency} className="text-center" />
        <p className="mt-16 text-base text-muted">{cancel.text()}</p>
        <Answers
          yes={isSending ? cancel.sending() : cancel.yes()}
          no={cancel.no()}
          isBusy={isSending}
          onYes={() => {
            setConfirmOpen(false);
            runner.submit(request);
          }}
          onNo={() => setConfirmOpen(false)}
        />
      </Dialog>
    </>
  );
}
