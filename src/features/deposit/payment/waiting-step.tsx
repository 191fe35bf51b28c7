import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { duration, marketClock } from '../../../i18n/market-time.ts';
import { texts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SupportButton } from '../../../ui/support-button.tsx';
import type { OpenOrder } from '../deposit-calls.ts';
import type { PaymentEvent, PaymentReport } from '../payment-flow.ts';
import { GiveUpButton, PlayLink, StepActions, StepFrame } from './step-frame.tsx';

function usualTime({ name, usualMinutes }: PaymentMethod): string {
  if (usualMinutes === undefined) return '';
  return texts().deposit.waiting.usual({ method: name, time: duration(usualMinutes) });
}

/** Only the player and the bank know whether the order was paid, so the player is asked (DEP-10). */
export function WaitingStep(props: {
  order: OpenOrder;
  method: PaymentMethod | undefined;
  report: PaymentReport;
  deposit: { send: (event: PaymentEvent) => void; giveUp: () => void; startOver: () => void };
}) {
  const { order, method, report, deposit } = props;
  const { send, giveUp: onGiveUp, startOver } = deposit;
  const { waiting, transfer, receipt } = texts().deposit;
  const isTransfer = method?.flow === 'transfer';
  // A transfer has no return from a bank page, so the question comes at once.
  const isPrompted = report === 'prompted' || (report === 'unreported' && isTransfer);
  const onContinue = () => send({ type: 'continued', details: {} });
  const onUnpaid = () => send({ type: 'reported', hasPaid: false });
  const giveUp = <GiveUpButton onGiveUp={onGiveUp} />;
  const until = order.expiresAt && waiting.until({ time: marketClock(order.expiresAt) });

  if (method && method.flow !== 'otp' && isPrompted) {
    const words = isTransfer ? transfer.asked : waiting.asked;
    return (
      <StepFrame icon="clock" title={words.title()} text={words.text({ method: method.name })} order={order}>
        <StepActions>
          <Button size="large" onClick={() => send({ type: 'reported', hasPaid: true })}>
            {words.yes()}
          </Button>
          <Button tone="quiet" size="large" onClick={isTransfer ? onContinue : onUnpaid}>
            {isTransfer ? waiting.showTransfer() : waiting.asked.no()}
          </Button>
          {isTransfer && giveUp}
          <PlayLink tone="ghost" />
        </StepActions>
      </StepFrame>
    );
  }
  if (method && report === 'unpaid') {
    const { unpaid } = waiting;
    return (
      <StepFrame icon="clock" title={unpaid.title()} text={until || unpaid.text()} order={order}>
        <StepActions>
          <Button size="large" onClick={onContinue}>
            {isTransfer ? waiting.showTransfer() : unpaid.now()}
          </Button>
          <Button tone="quiet" size="large" onClick={onGiveUp}>
            {unpaid.other()}
          </Button>
          {giveUp}
        </StepActions>
      </StepFrame>
    );
  }
  return (
    <StepFrame
      icon="busy"
      title={isTransfer ? transfer.waiting() : waiting.title()}
      text={[method && usualTime(method), waiting.text()].filter(Boolean).join(' ')}
      order={order}
    >
      <StepActions>
        <PlayLink tone="quiet" />
        {method && method.flow !== 'otp' && (
          <Button tone="ghost" onClick={isTransfer ? onContinue : onUnpaid}>
            {isTransfer ? waiting.showTransfer() : waiting.notPaid()}
          </Button>
        )}
        <Button tone="ghost" onClick={startOver}>
          {receipt.again()}
        </Button>
        <SupportButton orderId={order.id}>{receipt.support()}</SupportButton>
      </StepActions>
    </StepFrame>
  );
}
