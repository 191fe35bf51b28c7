import type { WithdrawMethod } from '../../api/generated/contract.schemas.ts';
import { texts } from '../../i18n/texts.ts';
import { formatMinor, type Minor } from '../../lib/money.ts';
import { useBalance } from '../../session/use-player.ts';
import { Button } from '../../ui/button.tsx';
import { StepFrame } from '../../ui/step-frame.tsx';
import { WithdrawSkeleton } from './form/withdraw-skeleton.tsx';
import { MissingOrder, OrderStep, type OrderStepProps } from './order-step.tsx';
import type { useWithdrawals } from './use-withdrawals.ts';

interface NotCreatedProps {
  amount: Minor;
  /** Undefined where the request is no longer known: after a reload, or in another tab. */
  onRetry: (() => void) | undefined;
  onChange: () => void;
}

/** Looked up, and the server has no such order. */
export function NotCreatedStep({ amount, onRetry, onChange }: NotCreatedProps) {
  const { notCreated, confirm } = texts().withdraw;
  const currency = useBalance()?.currencyAlias;
  return (
    <StepFrame
      icon="alert"
      title={notCreated.title()}
      text={notCreated.text()}
      amount={formatMinor(amount)}
      currency={currency}
    >
      <div className="mt-40 grid gap-20">
        {onRetry && (
          <Button size="large" onClick={onRetry}>
            {notCreated.again()}
          </Button>
        )}
        <Button tone="ghost" onClick={onChange}>
          {confirm.change()}
        </Button>
      </div>
    </StepFrame>
  );
}

interface PlacedProps extends Pick<OrderStepProps, 'onAgain'> {
  /** As the list has it, else as the answer to its creation said. */
  order: OrderStepProps['order'] | undefined;
  withdrawals: ReturnType<typeof useWithdrawals>;
  methods: readonly WithdrawMethod[];
}

/** An order that stands. */
export function PlacedStep({ order, withdrawals, methods, onAgain }: PlacedProps) {
  if (order) {
    const method = methods.find(({ code }) => code === order.paymentMethod);
    return <OrderStep order={order} method={method} onAgain={onAgain} />;
  }
  const isLooking = !withdrawals.orders && !withdrawals.hasFailed;
  return isLooking ? <WithdrawSkeleton /> : <MissingOrder onAgain={onAgain} />;
}
