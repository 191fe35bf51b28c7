import { type ChangeEvent, useId, useLayoutEffect, useRef } from 'react';
import { caretAfter, tidyAmountText } from '../lib/amount-text.ts';
import { FieldNote } from './field-note.tsx';

interface AmountInputProps {
  label: string;
  /** As the player typed it, tidied. */
  text: string;
  currency: string;
  problem: string | undefined;
  hint: string;
  onChange: (text: string) => void;
  onLeave?: () => void;
}

/** An amount as the player types it, with thousands grouped and the caret where it belongs. */
export function AmountInput({ label, text, currency, problem, hint, onChange, onLeave }: AmountInputProps) {
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

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

  return (
    <div>
      <label className="flex items-center gap-16 rounded-md border-2 border-edge bg-raised px-28 focus-within:border-text has-aria-invalid:border-bad">
        <span className="sr-only">{label}</span>
        <span aria-hidden="true" className="text-md text-muted">
          {currency}
        </span>
        <input
          ref={input}
          name="amount"
          value={text}
          onChange={onType}
          onBlur={onLeave}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteId}
          className="tabular min-h-104 w-full min-w-0 bg-transparent text-right font-bold text-gold text-xl outline-none placeholder:text-muted"
        />
      </label>
      <FieldNote id={noteId} problem={problem} hint={hint} />
    </div>
  );
}
