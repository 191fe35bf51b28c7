import { type ComponentType, type ReactNode, use } from 'react';
import type { PaymentMethod, RechargeOrder } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { emitUi } from '../../lib/ui-events.ts';
import { useGivenUpOrders } from '../../session/given-up-orders.ts';
import { useBalance } from '../../session/use-player.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { NoticeState } from '../../ui/notice-state.tsx';
import { NotCreated, OrderCard } from '../../ui/order-card.tsx';
import { SupportButton } from '../../ui/support-button.tsx';
import { AccountFields } from './choice/account-fields.tsx';
import { ChoiceSkeleton } from './choice/choice-skeleton.tsx';
import { checkDetails } from './choice/deposit-rule.ts';
import { useErrorTip } from './choice/error-tips.ts';
import { type DepositFormProps, useDepositChoice } from './choice/use-deposit-choice.ts';
import type { DepositOptions } from './choice/use-deposit-options.ts';
import type { OpenOrder, PaymentDetails } from './deposit-calls.ts';
import { bankPage, openBankTab } from './payment/bank-tab.ts';
import { CodeStep } from './payment/code-step.tsx';
import { BackToGame, GiveUpButton, StepActions, StepFrame } from './payment/step-frame.tsx';
import { TransferStep } from './payment/transfer-step.tsx';
import { WaitingStep } from './payment/waiting-step.tsx';
import type { PaymentFlow, PaymentReport } from './payment-flow.ts';
import { PendingOrders } from './pending-orders.tsx';
import type { useDeposit } from './use-deposit.ts';

interface UnpaidStepProps {
  flow: Extract<PaymentFlow, { step: 'unpaid' }>;
  method: PaymentMethod;
  options: DepositOptions;
  deposit: DepositStepsProps['deposit'];
}

function UnpaidStep({ flow, method, options, deposit }: UnpaidStepProps) {
  const app = useApp();
  const onContinue = (details: PaymentDetails) => deposit.send({ type: 'continued', details });
  const { unpaid, receipt } = texts().deposit;
  const { choice, problems, change, submit } = useDepositChoice(options, (typed) =>
    checkDetails(method, typed),
  );
  const refusal = useErrorTip('form');

  return (
    <StepFrame
      icon="clock"
      title={unpaid.title()}
      text={flow.isAfterCheck ? unpaid.afterCheck() : unpaid.text()}
      order={flow.order}
    >
      <form onSubmit={submit(onContinue, () => emitUi(app, 'check-input-value'))} noValidate>
        <p role="alert" className="mt-24 text-center text-bad text-sm empty:hidden">
          {refusal}
        </p>
        <AccountFields method={method} choice={choice} problems={problems} onChange={change} />
        <StepActions>
          <Button type="submit" size="large">
            {unpaid.go()}
          </Button>
          <Button tone="quiet" size="large" onClick={deposit.startOver}>
            {receipt.again()}
          </Button>
          <GiveUpButton onGiveUp={deposit.giveUp} />
        </StepActions>
      </form>
    </StepFrame>
  );
}

interface DepositStepsProps {
  deposit: ReturnType<typeof useDeposit>;
  /** The order as the server has it, with its deadline. */
  seen: RechargeOrder | undefined;
  options: DepositOptions;
  head: ReactNode;
  Form: ComponentType<DepositFormProps>;
}

export function DepositSteps({ deposit: steps, seen, options, head, Form }: DepositStepsProps) {
  const app = useApp();
  const { flow, send, pay, confirm, retry, startOver, changeChoice, giveUp, open } = steps;
  const { deposit } = texts();
  const currency = useBalance()?.currencyAlias ?? '';
  const onBackToGame = use(BackToGame);
  const givenUp = useGivenUpOrders();
  const methodOf = ({ paymentMethod }: OpenOrder) =>
    options.methods.find(({ code }) => code === paymentMethod);

  const [first] = options.methods;
  const form = (busy?: DepositFormProps['busy']) => (
    <>
      {head}
      <OrderCard
        flow={flow}
        words={deposit}
        currency={currency}
        runner={{ submit: pay, confirm, leave: changeChoice }}
      />
      <PendingOrders onOpen={onBackToGame && open} />
      {first ? (
        <Form options={options} first={first} onPay={pay} {...(busy && { busy })} />
      ) : (
        <NoticeState icon="deposit" title={deposit.emptyTitle()} text={deposit.emptyText()} />
      )}
    </>
  );

  const waiting = (order: OpenOrder, report: PaymentReport) => (
    <WaitingStep order={order} method={methodOf(order)} report={report} deposit={steps} />
  );
  // Its address was opened, or another tab gave it up: the bank may still have the money.
  if ('order' in flow && givenUp?.has(flow.order.id)) {
    const { done, doneText } = deposit.giveUp;
    return (
      <StepFrame icon="close" title={done()} text={doneText()} order={flow.order}>
        <StepActions>
          <Button size="large" onClick={startOver}>
            {deposit.receipt.again()}
          </Button>
          <SupportButton orderId={flow.order.id}>{deposit.receipt.support()}</SupportButton>
        </StepActions>
      </StepFrame>
    );
  }

  switch (flow.step) {
    case 'choosing':
      return form();
    case 'sending':
    case 'checking':
    case 'repeating':
      return form(flow.step);
    case 'starting':
      if (flow.isFirst) return form('sending');
      return <StepFrame icon="busy" title={deposit.paying()} order={flow.order} />;
    case 'loading':
    case 'opening':
      return <ChoiceSkeleton />;
    case 'checking-payment': {
      const { title, text } = deposit.checking;
      return <StepFrame icon="busy" title={title()} text={text()} order={flow.order} />;
    }
    case 'not-created':
      return (
        <NotCreated
          flow={flow}
          words={deposit.notCreated}
          back={deposit.code.back()}
          amountNote={deposit.summary.total()}
          currency={currency}
          runner={{ retry, leave: changeChoice }}
        />
      );
    case 'unpaid': {
      const method = methodOf(flow.order);
      // A removed method cannot be used to pay; the order expires by itself.
      if (!method) return waiting(flow.order, 'unpaid');
      return <UnpaidStep flow={flow} method={method} options={options} deposit={steps} />;
    }
    case 'code':
    case 'sending-code':
      return <CodeStep flow={flow} send={send} onBack={changeChoice} />;
    case 'leaving': {
      const { leaving } = deposit;
      const { order, url } = flow;
      if (!onBackToGame)
        return <StepFrame icon="busy" title={leaving.title()} text={leaving.text()} order={order} />;
      const page = bankPage(url);
      return (
        <StepFrame icon="deposit" title={leaving.ready()} text={leaving.beside()} order={order}>
          <StepActions>
            <a
              href={page}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                // If the browser opens no tab, the link does.
                if (page && openBankTab(app, page)) event.preventDefault();
                send({ type: 'came-back' });
              }}
              className={buttonLook({ size: 'large' })}
            >
              {leaving.open()}
            </a>
          </StepActions>
        </StepFrame>
      );
    }
    case 'transfer':
      return (
        <TransferStep
          order={seen ?? flow.order}
          transfer={flow.transfer}
          onSent={() => send({ type: 'reported', hasPaid: true })}
          onGiveUp={giveUp}
        />
      );
    case 'waiting':
      return waiting(flow.order, flow.report);
  }
}
