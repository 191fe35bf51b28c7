import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { emitUi } from '../../../lib/ui-events.ts';
import { Button } from '../../../ui/button.tsx';
import { AccountFields } from '../choice/account-fields.tsx';
import { checkDetails } from '../choice/deposit-rule.ts';
import { useErrorTip } from '../choice/error-tips.ts';
import { useDepositChoice } from '../choice/use-deposit-choice.ts';
import type { DepositOptions } from '../choice/use-deposit-options.ts';
import type { OpenOrder, PaymentDetails } from '../deposit-calls.ts';
import { GiveUpButton } from './give-up-button.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';

interface UnpaidStepProps {
  order: OpenOrder;
  method: PaymentMethod;
  options: DepositOptions;
  isAfterCheck: boolean;
  onContinue: (details: PaymentDetails) => void;
  onStartOver: () => void;
  onGiveUp: () => void;
}

export function UnpaidStep(props: UnpaidStepProps) {
  const app = useApp();
  const { order, method, options, isAfterCheck, onContinue, onStartOver, onGiveUp } = props;
  const { unpaid, receipt, waiting } = texts().deposit;
  const { choice, problems, change, submit } = useDepositChoice(options, (typed) =>
    checkDetails(method, typed),
  );
  const refusal = useErrorTip('form');

  return (
    <StepFrame
      icon="clock"
      title={unpaid.title()}
      text={isAfterCheck ? unpaid.afterCheck() : unpaid.text()}
      order={order}
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
          <Button tone="quiet" size="large" onClick={onStartOver}>
            {receipt.again()}
          </Button>
          <GiveUpButton onGiveUp={onGiveUp}>{waiting.giveUp()}</GiveUpButton>
        </StepActions>
      </form>
    </StepFrame>
  );
}
