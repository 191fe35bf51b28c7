import { useLocation } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, use, useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { retryOf } from '../../lib/read.ts';
import { useReportedPaidOrders } from '../../session/given-up-orders.ts';
import { Button } from '../../ui/button.tsx';
import type { StepBack } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { ChoiceSkeleton } from './choice/choice-skeleton.tsx';
import type { DepositFormProps } from './choice/use-deposit-choice.ts';
import { useDepositOptions, type WantedDeposit } from './choice/use-deposit-options.ts';
import type { DepositFlow } from './deposit-runner.ts';
import { DepositSteps } from './deposit-steps.tsx';
import { useDepositOutcome } from './outcome/deposit-outcomes.ts';
import { closeBankTab } from './payment/bank-tab.ts';
import { Receipt } from './payment/receipt.tsx';
import { BackToGame } from './payment/step-frame.tsx';
import { PendingOrders } from './pending-orders.tsx';
import { type DepositPlace, useDeposit } from './use-deposit.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The player chose to continue the order of the address. */
    isResumed?: boolean;
  }
}

export interface DepositProps {
  /** Order of the address: the flow continues with it after the bank or a reload. */
  order: string | undefined;
  place: DepositPlace;
  head: ReactNode;
  Form: ComponentType<DepositFormProps>;
  wanted?: WantedDeposit | undefined;
  /** Shown with the receipt: the extra reward of this deposit (PRO-07). */
  gift?: ReactNode;
  /** Set over a game; called with each step's way back to the form, which keeps the input. */
  onStep?: ((back: StepBack) => void) | undefined;
}

const isForm = (flow: DepositFlow) =>
  ['loading', 'choosing', 'sending', 'checking', 'repeating'].includes(flow.step) ||
  (flow.step === 'starting' && flow.isFirst === true);

export function Deposit({ order, place, head, Form, wanted, gift, onStep }: DepositProps) {
  const app = useApp();
  const onBackToGame = use(BackToGame);
  const { deposit: words } = texts();
  const deposit = useDeposit(order, place);
  const { flow, send, changeChoice } = deposit;
  const outcome = useDepositOutcome(
    flow.step === 'opening' ? flow.orderId : 'order' in flow ? flow.order.id : undefined,
  );
  const options = useDepositOptions(wanted);
  const isFinal = outcome.step === 'succeeded' || outcome.step === 'failed';
  const seen = outcome.step === 'following' ? outcome.order : undefined;

  const reportedPaid = useReportedPaidOrders();
  const isResumed = useLocation({ select: ({ state }) => state.isResumed === true }) || place === 'game';
  useEffect(() => {
    if (flow.step !== 'opening' || !seen || !reportedPaid) return;
    // Who resumes a payment has come to act; who comes back from the bank may see its outcome in a moment.
    const report = reportedPaid.has(seen.id) ? 'paid' : isResumed ? 'prompted' : 'unreported';
    send({ type: 'found', order: seen, report });
  }, [flow.step, seen, reportedPaid, isResumed, send]);

  useEffect(() => {
    if (isFinal && onBackToGame) closeBankTab(app);
  }, [isFinal, onBackToGame, app]);

  const hasWayBack = !isForm(flow) && !isFinal;
  // The awaited answer may mean that the payment is made.
  const isLocked = flow.step === 'starting' || flow.step === 'sending-code';
  useEffect(
    () => onStep?.(hasWayBack ? { onBack: () => isLocked || changeChoice(), isLocked } : undefined),
    [onStep, hasWayBack, isLocked, changeChoice],
  );

  if (outcome.step === 'missing') {
    return (
      <NoticeState icon="alert" title={words.missing.title()} text={words.missing.text()}>
        <Button onClick={deposit.startOver}>{words.receipt.again()}</Button>
      </NoticeState>
    );
  }
  const onRetry = retryOf(options);
  if (onRetry || !options.data) {
    return (
      <>
        {head}
        {onRetry && <PendingOrders onOpen={onBackToGame && deposit.open} />}
        {onRetry && <Failure title={words.failedTitle()} text={words.failedText()} onRetry={onRetry} />}
        {!onRetry && <ChoiceSkeleton />}
      </>
    );
  }
  if (isFinal) {
    const method = options.data.methods.find(({ code }) => code === outcome.order.paymentMethod);
    return (
      <Receipt
        order={outcome.order}
        methodName={method?.name ?? outcome.order.paymentMethod}
        gift={gift}
        onAgain={deposit.startOver}
      />
    );
  }
  return <DepositSteps deposit={deposit} seen={seen} options={options.data} head={head} Form={Form} />;
}
