import { useState } from 'react';
import type { PaymentMethod } from '../../../api/generated/contract.schemas.ts';
import { texts } from '../../../i18n/texts.ts';
import type { AmountProblem } from '../../../lib/amount-text.ts';
import { formatMinor } from '../../../lib/money.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { limitsOf } from './choice-check.ts';
import { useErrorTip, useInputCheck } from './error-tips.ts';

interface AmountFieldProps {
  text: string;
  method: PaymentMethod;
  currency: string;
  problem: AmountProblem | undefined;
  onChange: (text: string) => void;
}

/** The amount as the player types it, with thousands grouped, held to the method's limits (DEP-01). */
export function AmountField({ text, method, currency, problem, onChange }: AmountFieldProps) {
  const { amount } = texts().deposit;
  const isChecked = useInputCheck();
  const tip = useErrorTip('amount');
  const [wasLeft, setWasLeft] = useState(false);
  const { min, max } = limitsOf(method);

  const isTold = problem === 'above' || wasLeft || isChecked;
  const limit = formatMinor(problem === 'above' ? max : min);
  const words =
    problem === 'missing'
      ? amount.missing()
      : problem && amount[problem]({ method: method.name, amount: limit, currency });
  const told = (isTold ? words : undefined) ?? tip;
  return (
    <div className="mt-20">
      <AmountInput
        label={amount.label()}
        text={text}
        currency={currency}
        problem={told}
        hint={amount.hint({ min: formatMinor(min), max: formatMinor(max), currency })}
        onChange={onChange}
        onLeave={() => setWasLeft(true)}
      />
    </div>
  );
}
