import { type ComponentProps, useId } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FieldError } from '../../../ui/text-field.tsx';

/** The terms open beside the form, so no input is lost (SES-06). */
export function TermsCheck({ error, ...input }: ComponentProps<'input'> & { error: string | undefined }) {
  const { register } = texts().profile;
  const id = useId();
  return (
    <div className="flex flex-col gap-10">
      <div className="-my-8 flex min-h-88 items-center gap-20">
        <Checkbox
          {...input}
          id={id}
          aria-labelledby={`${id}-label ${id}-link`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <p className="min-w-0 py-12 text-base">
          <label id={`${id}-label`} htmlFor={id}>
            {register.terms()}
          </label>{' '}
          <a
            id={`${id}-link`}
            href="/tc"
            target="_blank"
            rel="noreferrer"
            className="font-semibold text-action-text underline"
          >
            <span>{register.termsLink()}</span>
            <span className="sr-only">{` ${register.newTab()}`}</span>
          </a>
        </p>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
