import type { ComponentProps, ReactNode } from 'react';

const LOOKS = {
  main: 'bg-action text-text hover:bg-action-strong',
  plain: 'bg-raised text-text ring-1 ring-inset ring-line hover:bg-line',
  quiet: 'text-muted hover:bg-raised hover:text-text',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof LOOKS;
}

export function Button({ look = 'plain', className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-9 items-center justify-center gap-2 whitespace-nowrap rounded-lg px-3 py-1.5 font-medium text-sm transition disabled:opacity-45 ${LOOKS[look]} ${className}`}
      {...rest}
    />
  );
}

const INPUT =
  'min-h-9 w-full min-w-0 rounded-lg bg-ground px-2.5 py-1.5 text-sm text-text ring-1 ring-inset ring-edge placeholder:text-muted';

interface FieldProps {
  label: string;
  children: ReactNode;
  className?: string;
}

export function Field({ label, children, className = '' }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is handed in.
    <label className={`grid min-w-0 gap-1 ${className}`}>
      <span className="text-muted text-xs">{label}</span>
      {children}
    </label>
  );
}

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** @param typed returns the value of a field by its name; '' for a hidden field */
  onSend: (typed: (name: string) => string) => void;
}

export function Form({ onSend, ...rest }: FormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        onSend((name) => String(fields.get(name) ?? ''));
      }}
      {...rest}
    />
  );
}

export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input className={`${INPUT} ${className}`} autoComplete="off" spellCheck={false} {...rest} />;
}

interface SettingProps extends Omit<ComponentProps<'input'>, 'name'> {
  label: string;
  button: string;
  onSet: (typed: string) => void;
}

export function Setting({ label, button, onSet, className = 'grow', ...input }: SettingProps) {
  return (
    <Form className="flex items-end gap-2" onSend={(typed) => onSet(typed('value'))}>
      <Field label={label} className={className}>
        <Input name="value" {...input} />
      </Field>
      <Button type="submit">{button}</Button>
    </Form>
  );
}

interface SelectProps {
  value: string;
  onPick: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
}

export function Select({ value, onPick, options }: SelectProps) {
  return (
    <select className={INPUT} value={value} onChange={({ target }) => onPick(target.value)}>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={`${INPUT} font-mono ${className}`} spellCheck={false} {...rest} />;
}
