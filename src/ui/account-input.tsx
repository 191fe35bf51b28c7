import { type ComponentProps, useId } from 'react';
import { FieldNote, fieldLook } from './field-note.tsx';
import { keepTyped } from './keep-typed.ts';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

const INPUTS = {
  rut: { type: 'text', inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  'bank-account': { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
} satisfies Record<string, InputProps>;

/** Kinds that are digits alone: whatever else is typed or pasted is dropped (spec point 5). */
const isNumber = (kind: keyof typeof INPUTS) => kind === 'phone' || kind === 'bank-account';

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
          onChange={({ target }) => {
            if (isNumber(kind)) keepTyped(target, (typed) => typed.replace(/\D/g, ''));
            onChange(target.value);
          }}
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
