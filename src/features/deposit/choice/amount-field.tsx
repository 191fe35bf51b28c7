import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { PaymentMethod } from '../../../api/generated/model/index.ts';
import { texts } from '../../../i18n/texts.ts';
import { type AmountProblem, caretAfter, tidyAmountText } from '../../../lib/amount-text.ts';
import { formatMinor } from '../../../lib/money.ts';
import { limitsOf } from './choice-check.ts';
import { useErrorTip, useInputCheck } from './error-tips.ts';
import { FieldNote } from './section.tsx';

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
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [wasLeft, setWasLeft] = useState(false);
  const { min, max } = limitsOf(method);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const tidied = tidyAmountText(target.value);
    const marksBefore = target.value.slice(0, target.selectionStart ?? 0).replace(/[^\d.]/g, '').length;
    caret.current = caretAfter(tidied, marksBefore);
    onChange(tidied);
  };

  const isTold = problem === 'above' || wasLeft || isChecked;
  const limit = formatMinor(problem === 'above' ? max : min);
  const words =
    problem === 'missing'
      ? amount.missing()
      : problem && amount[problem]({ method: method.name, amount: limit, currency });
  const told = (isTold ? words : undefined) ?? tip;
  return (
    <div className="mt-20">
      <label className="flex items-center gap-16 rounded-md border-2 border-edge bg-raised px-28 focus-within:border-text has-aria-invalid:border-bad">
        <span className="sr-only">{amount.label()}</span>
        <span aria-hidden="true" className="text-md text-muted">
          {currency}
        </span>
        <input
          ref={input}
          name="amount"
          value={text}
          onChange={onType}
          onBlur={() => setWasLeft(true)}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          aria-invalid={told ? true : undefined}
          aria-describedby={noteId}
          className="min-h-104 w-full min-w-0 bg-transparent text-right font-bold text-gold text-xl tabular-nums outline-none placeholder:text-muted"
        />
      </label>
      <FieldNote
        id={noteId}
        problem={told}
        hint={amount.hint({ min: formatMinor(min), max: formatMinor(max), currency })}
      />
    </div>
  );
}
