import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  amountDraft,
  caretInShown,
  editedDraft,
  isUnfinished,
  plainAmount,
  readAmount,
  shownDraft,
} from '../lib/amount-text.ts';
import { FieldNote } from './field-note.tsx';
import { useTypedField } from './typed-fields.ts';

interface AmountInputProps {
  label: string;
  draft: string;
  currency: string;
  isZeroDecimal: boolean;
  /** Shows when the field is left or the player wants to continue, and at once when more typing does not mend it. */
  problem: string | undefined;
  isUrgent?: boolean;
  isAttempted: boolean;
  refusal?: string | undefined;
  hint: string;
  onChange: (draft: string) => void;
}

/** The text that a change inserted before the caret; undefined where the browser does not tell. */
function insertedBy(event: Event): string | undefined {
  const { data, inputType } = event as InputEvent;
  return inputType?.startsWith('delete') ? '' : (data ?? undefined);
}

/** Groups thousands during typing and keeps the caret in place (DEP-09). What is no amount stays as typed. */
export function AmountInput(props: AmountInputProps) {
  const { label, draft, currency, isZeroDecimal, isUrgent, isAttempted, refusal, hint, onChange } = props;
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [wasLeft, setWasLeft] = useState(false);
  const isShown = isUrgent || isAttempted || wasLeft || !isUnfinished(draft, isZeroDecimal);
  const problem = (isShown ? props.problem : undefined) ?? refusal;

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  // Decimals are shown after the field until the player types some, because every other amount has them.
  const isWholeNumber =
    /^[\d,]+$/.test(shownDraft(draft)) && typeof readAmount(draft, isZeroDecimal) === 'bigint';
  const onType = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const end = target.selectionStart ?? target.value.length;
    const next = editedDraft(draft, target.value, end, insertedBy(nativeEvent));
    const text = plainAmount(next.text, currency);
    caret.current = caretInShown(text, text.length === next.text.length ? next.caret : text.length);
    onChange(text);
  };
  const onBlur = () => {
    const amount = readAmount(draft, isZeroDecimal);
    if (typeof amount === 'bigint') onChange(amountDraft(amount));
    setWasLeft(draft !== '');
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
          value={shownDraft(draft)}
          onChange={onType}
          onInput={useTypedField()}
          onBlur={onBlur}
          inputMode={isZeroDecimal ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0.00"
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteId}
          className="tabular min-h-104 w-full min-w-0 bg-transparent text-right font-bold text-gold text-xl outline-none placeholder:text-muted"
        />
        {isWholeNumber && (
          <span aria-hidden="true" className="tabular -ml-16 font-bold text-gold text-xl">
            .00
          </span>
        )}
      </label>
      <FieldNote id={noteId} problem={problem} hint={hint} />
    </div>
  );
}
