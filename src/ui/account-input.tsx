import { type ComponentProps, useId } from 'react';
import { FieldNote, fieldLook } from './field-note.tsx';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

const INPUTS = {
  rut: { type: 'text', inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  'bank-account': { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
} satisfies Record<string, InputProps>;

interface AccountInputProps {
  /** What the account is, by the rule of the method. */
  kind: keyof typeof INPUTS;
  label: string;
  value: string;
  problem: string | undefined;
  hint: string;
  onChange: (value: string) => void;
}

/** The account at a payment company, with the keyboard its rule asks for. */
export function AccountInput({ kind, label, value, problem, hint, onChange }: AccountInputProps) {
  const note = useId();
  return (
    <div>
      <label className="block font-semibold text-base">
        {label}
        <input
          name="account"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...INPUTS[kind]}
          maxLength={64}
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={note}
          className={fieldLook}
        />
      </label>
      <FieldNote id={note} problem={problem} hint={hint} />
    </div>
  );
}
