import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { useTypedField } from './typed-fields.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
}

export function TextField({ label, hint, error, prefix, suffix, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={clsx('flex flex-col gap-10', className)}>
      <label htmlFor={inputId} className="font-semibold text-base">
        {label}
      </label>
      <div
        className={clsx(
          'flex min-h-96 flex-wrap items-stretch rounded-md border bg-raised transition-colors has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-gold has-[input:focus-visible]:outline-offset-2',
          error ? 'border-bad' : 'border-edge',
        )}
      >
        {prefix && (
          <span className="flex shrink-0 items-center border-line border-r px-24 font-semibold text-md text-muted">
            {prefix}
          </span>
        )}
        <input
          id={inputId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          className="w-0 min-w-[calc(5.8em+0.48rem)] flex-1 self-stretch rounded-md bg-transparent px-24 text-md text-text outline-none placeholder:text-[length:min(1em,6.4vw)] placeholder:text-muted"
          onInput={useTypedField()}
          {...input}
        />
        {suffix}
      </div>
      {hint && (
        <p id={hintId} className={clsx('text-muted text-sm', error && 'sr-only')}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} text={error} />
    </div>
  );
}

/** Always in the page, so that screen readers notice a new error. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div role="alert" id={id}>
      {text && (
        <p className="flex items-start gap-8 text-bad text-sm">
          <Icon name="alert" className="mt-2 size-30 shrink-0" />
          <span className="min-w-0">{text}</span>
        </p>
      )}
    </div>
  );
}
