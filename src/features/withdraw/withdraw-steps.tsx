import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { formatMinor } from '../../lib/money.ts';
import { useBalance } from '../../session/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { StepFrame } from '../../ui/step-frame.tsx';
import { WithdrawSkeleton } from './form/withdraw-skeleton.tsx';
import { MissingOrder, OrderStep } from './order-step.tsx';
import type { useWithdrawals } from './use-withdrawals.ts';
import type { WithdrawFlow } from './withdraw-flow.ts';

interface WithdrawStepsProps {
  flow: WithdrawFlow;
  /** The order of the flow as the list has it. */
  row: WithdrawOrder | undefined;
  withdrawals: ReturnType<typeof useWithdrawals>;
  methods: readonly WithdrawMethod[];
  onAgain: () => void;
  onRetry: () => void;
  onChange: () => void;
}

/** The steps that take the whole screen: checking, not made, and the order itself. */
export function WithdrawSteps(props: WithdrawStepsProps) {
  const { flow, row, withdrawals, methods, onAgain, onRetry, onChange } = props;
  const { checking, notCreated, confirm } = texts().withdraw;
  const currency = useBalance()?.currencyAlias;

  if (flow.step === 'checking') {
    return (
      <StepFrame
        icon="busy"
        title={checking.title()}
        text={checking.text()}
        amount={formatMinor(flow.intent.amount)}
        currency={currency}
      />
    );
  }
  if (flow.step === 'not-created') {
    return (
      <StepFrame
        icon="alert"
        title={notCreated.title()}
        text={notCreated.text()}
        amount={formatMinor(flow.intent.amount)}
        currency={currency}
      >
        <div className="mt-40 grid gap-20">
          <Button size="large" onClick={onRetry}>
            {notCreated.again()}
          </Button>
          <Button tone="ghost" onClick={onChange}>
            {confirm.change()}
          </Button>
        </div>
      </StepFrame>
    );
  }
  if (flow.step !== 'placed') return <WithdrawSkeleton />;
  const order = row ?? flow.order;
  if (order) {
    const name = methods.find(({ code }) => code === order.paymentMethod)?.name ?? order.paymentMethod;
    return <OrderStep order={order} methodName={name} onAgain={onAgain} />;
  }
  const isLooking = !withdrawals.orders && !withdrawals.hasFailed;
  return isLooking ? <WithdrawSkeleton /> : <MissingOrder onAgain={onAgain} />;
}
