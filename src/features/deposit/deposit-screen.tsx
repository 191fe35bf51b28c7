import { useEffect } from 'react';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { ChoiceSkeleton } from './choice/choice-skeleton.tsx';
import { useDepositOptions } from './choice/use-deposit-options.ts';
import { orderIdOf } from './deposit-flow.ts';
import { endIntent } from './deposit-intent.ts';
import { DepositSteps } from './deposit-steps.tsx';
import { useDepositOutcome } from './outcome/deposit-outcomes.ts';
import { Receipt } from './payment/receipt.tsx';
import { useDepositFlow } from './use-deposit-flow.ts';

interface DepositScreenProps {
  /** The order the bank returns with or that a reload goes on with. */
  order: string | undefined;
  /** In the panel over a game, the way back to it: nothing in the panel leaves the page (GAM-06). */
  onBackToGame?: (() => void) | undefined;
}

/** /deposit, and the deposit panel of the game view. */
export function DepositScreen({ order, onBackToGame }: DepositScreenProps) {
  return (
    <div className={onBackToGame ? undefined : 'px-24'}>
      <Deposit order={order} onBackToGame={onBackToGame} />
    </div>
  );
}

function Deposit({ order, onBackToGame }: DepositScreenProps) {
  const { deposit: words, common } = texts();
  const deposit = useDepositFlow(order, onBackToGame !== undefined);
  const { flow, send } = deposit;
  const outcome = useDepositOutcome(orderIdOf(flow));
  const options = useDepositOptions();
  const isFinal = outcome.state === 'succeeded' || outcome.state === 'failed';
  const seen = outcome.state === 'following' ? outcome.order : undefined;

  useEffect(() => {
    if (flow.step === 'opening' && seen) send({ type: 'found', order: seen });
  }, [flow.step, seen, send]);
  useEffect(() => {
    if (isFinal) endIntent();
  }, [isFinal]);

  if (outcome.state === 'missing') {
    return (
      <NoticeState icon="alert" title={words.missing.title()} text={words.missing.text()}>
        <Button onClick={deposit.startOver}>{words.receipt.again()}</Button>
      </NoticeState>
    );
  }
  if (options.state === 'failed') {
    return (
      <NoticeState icon="alert" title={words.failedTitle()} text={words.failedText()}>
        <Button onClick={options.retry}>{common.retry()}</Button>
      </NoticeState>
    );
  }
  if (options.state === 'loading') {
    return (
      <>
        <h1 className="pt-32 font-bold text-xl">{words.title()}</h1>
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
  return <DepositSteps deposit={deposit} options={options.options} onBackToGame={onBackToGame} />;
}
