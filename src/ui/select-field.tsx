import { useId } from 'react';
import { FieldNote, fieldLook } from './field-note.tsx';

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
