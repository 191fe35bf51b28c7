import { useId } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { digitsOf } from '../../../lib/plain-digits.ts';
import { FieldNote } from '../../../ui/field-note.tsx';
import { keepTyped } from '../../../ui/keep-typed.ts';
import { useTypedField } from '../../../ui/typed-fields.ts';

interface SharesFieldProps {
  text: string;
  most: number;
  problem: string | undefined;
  onChange: (text: string) => void;
}

const STEP =
  'press grid size-104 shrink-0 place-items-center rounded-md bg-surface font-semibold text-xl disabled:opacity-40';

export function SharesField({ text, most, problem, onChange }: SharesFieldProps) {
  const { create: words } = texts().lucky;
  const noteId = useId();
  const shares = /^\d{0,3}$/.test(text) ? Number(text) : undefined;
  return (
    <>
      <h2 className="mt-40 mb-16 font-semibold text-md">{words.shares()}</h2>
      <div className="flex items-stretch gap-12">
        <button
          type="button"
          aria-label={words.fewer()}
          disabled={shares === undefined || shares <= 1}
          onClick={() => onChange(String(Math.min(shares ?? 0, most + 1) - 1))}
          className={STEP}
        >
          −
        </button>
        <input
          name="shares"
          value={text}
          onChange={({ target }) => {
            keepTyped(target, digitsOf);
            onChange(target.value);
          }}
          onInput={useTypedField()}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={words.sharesLabel()}
          aria-invalid={problem ? true : undefined}
          aria-describedby={noteId}
          className="tabular min-h-104 min-w-0 flex-1 rounded-md border-2 border-edge bg-raised text-center font-bold text-xl outline-none focus:border-text aria-invalid:border-bad"
        />
        <button
          type="button"
          aria-label={words.more()}
          disabled={shares === undefined || shares >= most}
          onClick={() => onChange(String((shares ?? 0) + 1))}
          className={STEP}
        >
          +
        </button>
      </div>
      <FieldNote id={noteId} problem={problem} hint={words.sharesHint({ max: most })} />
    </>
  );
}
