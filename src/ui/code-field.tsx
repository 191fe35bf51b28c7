import { OTPField } from '@base-ui/react/otp-field';
import { type Ref, useEffect, useEffectEvent, useId } from 'react';
import { digitsOf } from '../lib/plain-digits.ts';
import { FieldError } from './text-field.tsx';

/** The DOM types do not have the Web OTP API yet. */
interface OtpCredential extends Credential {
  readonly code: string;
}

const isOtp = (credential: Credential | null): credential is OtpCredential =>
  credential !== null && 'code' in credential && typeof credential.code === 'string';

/** Reads the code from the SMS where the browser can. @param isWaiting while true, one message is awaited */
export function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const read = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !('OTPCredential' in window)) return;
    const abort = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: abort.signal };
    navigator.credentials.get(options).then(
      (credential) => {
        if (isOtp(credential) && !abort.signal.aborted) read(credential.code);
      },
      () => undefined,
    );
    return () => abort.abort();
  }, [isWaiting]);
}

export const CODE_LENGTH = 6;
const PLACES = Array.from({ length: CODE_LENGTH }, (_, index) => index + 1);

interface CodeFieldProps {
  words: { label: () => string; digit: (place: { index: number }) => string };
  value: string;
  onChange: (code: string) => void;
  /** Called with all digits: typed, pasted (`123 456`) or filled in by the phone. */
  onComplete: (code: string) => void;
  error: string | undefined;
  /** The code cannot be edited while the server checks it, but the field keeps the focus. */
  isBusy: boolean;
  ref?: Ref<HTMLDivElement>;
}

export function CodeField({ words, value, onChange, onComplete, error, isBusy, ref }: CodeFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="flex flex-col gap-12">
      <label htmlFor={id} className="font-semibold text-base">
        {words.label()}
      </label>
      <OTPField.Root
        ref={ref}
        id={id}
        length={CODE_LENGTH}
        value={value}
        validationType="none"
        inputMode="numeric"
        normalizeValue={digitsOf}
        onValueChange={onChange}
        onValueComplete={onComplete}
        readOnly={isBusy}
        className="grid grid-cols-6 gap-12"
      >
        {PLACES.map((index) => (
          <OTPField.Input
            key={index}
            {...(index > 1 && { 'aria-label': words.digit({ index }) })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className="min-h-112 w-full min-w-0 rounded-md border border-edge bg-raised text-center font-bold text-xl tabular transition-colors read-only:opacity-60 aria-invalid:border-bad"
          />
        ))}
      </OTPField.Root>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
