import { useState } from 'react';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import type { AmountProblem } from '../../../lib/amount-text.ts';
import { useApp } from '../../../lib/app.ts';
import { formatAmount } from '../../../lib/money.ts';
import { isBeyondReading, isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { useErrorTip, useInputCheck } from './error-tips.ts';

interface AmountFieldProps {
  text: string;
  method: PaymentMethod;
  currency: string;
  problem: AmountProblem | undefined;
  onChange: (text: string) => void;
}

export function AmountField({ text, method, currency, problem, onChange }: AmountFieldProps) {
  const app = useApp();
  const { amount } = texts().deposit;
  const isChecked = useInputCheck();
  const tip = useErrorTip('amount');
  const [wasLeft, setWasLeft] = useState(false);

  const isShown = problem === 'above' || wasLeft || isChecked || isBeyondReading(app, text);
  const limit = formatAmount(problem === 'above' ? method.max : method.min);
  const words =
    problem === 'below' || problem === 'above'
      ? amount[problem]({ method: method.name, amount: limit, currency })
      : problem && texts().money.amount[problem]();
  return (
    <div className="mt-20">
      <AmountInput
        label={amount.label()}
        draft={text}
        currency={currency}
        isZeroDecimal={isZeroDecimalMarket(app)}
        problem={(isShown ? words : undefined) ?? tip}
        hint={amount.hint({ min: formatAmount(method.min), max: formatAmount(method.max), currency })}
        onChange={onChange}
        onLeave={() => setWasLeft(true)}
      />
    </div>
  );
}
