import { type ComponentProps, useId } from 'react';
import { formatRut } from '../lib/account-rule.ts';
import { digitsOf } from '../lib/plain-digits.ts';
import { FieldNote, fieldLook } from './field-note.tsx';
import { keepTyped } from './keep-typed.ts';
import { useTypedField } from './typed-fields.ts';

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize'>;

const INPUTS = {
  rut: { type: 'text', inputMode: 'text', autoComplete: 'off', autoCapitalize: 'characters' },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  'bank-account': { type: 'text', inputMode: 'numeric', autoComplete: 'off' },
  name: { type: 'text', inputMode: 'text', autoComplete: 'name', autoCapitalize: 'words' },
  text: { type: 'text', inputMode: 'text', autoComplete: 'off' },
} satisfies Record<string, InputProps>;

export type AccountInputKind = keyof typeof INPUTS;

const CLEAN: { readonly [Kind in AccountInputKind]?: [clean: (typed: string) => string, kept: RegExp] } = {
  phone: [digitsOf, /\d/],
  'bank-account': [digitsOf, /\d/],
  rut: [formatRut, /[\dkK]/],
};

export function AccountInput(props: {
  kind: AccountInputKind;
  name?: string;
  label: string;
  value: string;
  problem: string | undefined;
  hint: string;
  onChange: (value: string) => void;
  onLeave?: () => void;
}) {
  const { kind, name = 'account', label, value, problem, hint, onChange, onLeave } = props;
  const note = useId();
  return (
    <div>
      <label className="block font-semibold text-base">
        <span>{label}</span>
        <input
          name={name}
          value={value}
          onChange={({ target }) => {
            const clean = CLEAN[kind];
            if (clean) keepTyped(target, ...clean);
            onChange(target.value);
          }}
          onInput={useTypedField()}
          onBlur={onLeave}
          {...INPUTS[kind]}
          maxLength={kind === 'name' ? 80 : 64}
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

interface SelectFieldProps {
  name: string;
  label: string;
  none: string;
  options: readonly { code: string; name: string }[];
  value: string;
  problem: string | undefined;
  onChange: (code: string) => void;
}

export function SelectField({ name, label, none, options, value, problem, onChange }: SelectFieldProps) {
  const field = useId();
  const note = `${field}-note`;
  return (
    <div>
      <label htmlFor={field} className="block font-semibold text-base">
        {label}
      </label>
      <select
        id={field}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note}
        className={`${fieldLook} text-[length:min(var(--text-md),6.4vw)]`}
      >
        <option value="">{none}</option>
        {options.map(({ code, name: text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
      <FieldNote id={note} problem={problem} />
    </div>
  );
}
