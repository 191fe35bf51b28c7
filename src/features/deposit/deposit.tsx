import { type ComponentType, useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import type { ChoiceFormProps } from './choice/choice-form.tsx';
import { ChoiceSkeleton } from './choice/choice-skeleton.tsx';
import { useDepositOptions, type WantedDeposit } from './choice/use-deposit-options.ts';
import { DepositSteps } from './deposit-steps.tsx';
import { useDepositOutcome } from './outcome/deposit-outcomes.ts';
import { closeBankTab } from './payment/bank-tab.ts';
import { Receipt } from './payment/receipt.tsx';
import { type DepositPlace, useDepositFlow } from './use-deposit-flow.ts';

interface DepositProps {
  /** The order the bank returns with or that a reload goes on with. */
  order: string | undefined;
  place: DepositPlace;
  title: string;
  Choice: ComponentType<ChoiceFormProps>;
  wanted?: WantedDeposit | undefined;
  /** In the panel over a game, the way back to it: nothing in the panel leaves the page (GAM-06). */
  onBackToGame?: (() => void) | undefined;
}

/** A deposit from the choice to the receipt, whatever the choice looks like. */
export function Deposit({ order, place, title, Choice, wanted, onBackToGame }: DepositProps) {
  const { deposit: words, common } = texts();
  const deposit = useDepositFlow(order, place);
  const { flow, send } = deposit;
  const outcome = useDepositOutcome(
    flow.step === 'opening' ? flow.orderId : 'order' in flow ? flow.order.id : undefined,
  );
  const options = useDepositOptions(wanted);
  const isFinal = outcome.state === 'succeeded' || outcome.state === 'failed';
  const seen = outcome.state === 'following' ? outcome.order : undefined;

  useEffect(() => {
    if (flow.step === 'opening' && seen) send({ type: 'found', order: seen });
  }, [flow.step, seen, send]);

  useEffect(() => {
    if (isFinal && onBackToGame) closeBankTab();
  }, [isFinal, onBackToGame]);

  if (outcome.state === 'missing') {
    return (
      <NoticeState icon="alert" title={words.missing.title()} text={words.missing.text()}>
        <Button onClick={deposit.startOver}>{words.receipt.again()}</Button>
      </NoticeState>
    );
  }
  if (options.state === 'failed') {
    return (
      <Failure
        title={words.failedTitle()}
        text={words.failedText()}
        retry={common.retry()}
        onRetry={options.retry}
      />
    );
  }
  if (options.state === 'loading') {
    return (
      <>
        <h1 className="pt-32 font-bold text-xl">{title}</h1>
        <ChoiceSkeleton />
      </>
    );
  }
  if (isFinal) {
    const method = options.options.methods.find(({ code }) => code === outcome.order.paymentMethod);
    return (
      <Receipt
        order={outcome.order}
        methodName={method?.name ?? outcome.order.paymentMethod}
        onAgain={deposit.startOver}
        onBackToGame={onBackToGame}
      />
    );
  }
  return (
    <DepositSteps deposit={deposit} options={options.options} Choice={Choice} onBackToGame={onBackToGame} />
  );
}
