import { useId } from 'react';
import { FieldNote, fieldLook } from './field-note.tsx';

interface BankSelectProps {
  label: string;
  /** The empty choice. */
  none: string;
  banks: readonly { code: string; name: string }[];
  value: string;
  problem: string | undefined;
  onChange: (code: string) => void;
}

/** The player's bank, out of those of a payment method. */
export function BankSelect({ label, none, banks, value, problem, onChange }: BankSelectProps) {
  const note = useId();
  return (
    <div>
      <label className="block font-semibold text-base">
        {label}
        <select
          name="bankCode"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note}
          className={fieldLook}
        >
          <option value="">{none}</option>
          {banks.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <FieldNote id={note} problem={problem} />
    </div>
  );
}
