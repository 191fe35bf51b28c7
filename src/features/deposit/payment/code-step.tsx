import { OTPField } from '@base-ui/react/otp-field';
import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import type { Refusal } from '../../../money/result.ts';
import { Button } from '../../../ui/button.tsx';
import type { OpenOrder } from '../deposit-calls.ts';
import { StepActions, StepFrame } from './step-frame.tsx';

/** Verification codes have six digits (spec point 5). */
const CODE_LENGTH = 6;
const PLACES = Array.from({ length: CODE_LENGTH }, (_, index) => index + 1);
/** Seconds before another code may be asked for (spec point 9). */
const RESEND_SECONDS = 60;

interface CodeStepProps {
  order: OpenOrder;
  /** Masked phone; empty when the server did not say. */
  sentTo: string;
  refusal: Refusal | undefined;
  isSending: boolean;
  onCode: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

/** The one-time code: autofill, paste or typing; six digits send themselves, once (DEP-03). */
export function CodeStep({ order, sentTo, refusal, isSending, onCode, onResend, onBack }: CodeStepProps) {
  const { code: words } = texts().deposit;
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');

  useEffect(() => {
    // A refused code is typed again; at first the field is ready for the code as well.
    if (isSending) return;
    if (refusal) setCode('');
    field.current?.querySelector('input')?.focus();
  }, [refusal, isSending]);

  return (
    <StepFrame
      icon="shield"
      title={words.title()}
      text={sentTo ? words.text({ phone: sentTo }) : words.textPlain()}
      order={order}
    >
      <label htmlFor={id} className="sr-only">
        {words.label()}
      </label>
      <OTPField.Root
        ref={field}
        id={id}
        length={CODE_LENGTH}
        value={code}
        onValueChange={setCode}
        onValueComplete={onCode}
        readOnly={isSending}
        aria-describedby={noteId}
        className="mx-auto mt-40 grid max-w-600 grid-cols-6 gap-12"
      >
        {PLACES.map((index) => (
          <OTPField.Input
            key={index}
            aria-label={words.digit({ index })}
            aria-invalid={refusal ? true : undefined}
            className="min-h-112 w-full min-w-0 rounded-sm border-2 border-edge bg-raised text-center font-bold text-xl outline-none focus:border-text aria-invalid:border-bad read-only:opacity-60"
          />
        ))}
      </OTPField.Root>
      <p
        id={noteId}
        role="status"
        className="mt-20 min-h-[1.45em] text-center text-sm data-[problem]:text-bad"
        data-problem={refusal && !isSending ? '' : undefined}
      >
        {isSending ? words.sending() : refusal?.message}
      </p>
      <StepActions>
        <ResendCode onResend={onResend} />
        <Button tone="ghost" onClick={onBack}>
          {words.back()}
        </Button>
      </StepActions>
    </StepFrame>
  );
}

/** Asks for another code, a minute after the last. */
function ResendCode({ onResend }: { onResend: () => void }) {
  const { code } = texts().deposit;
  const [seconds, setSeconds] = useState(RESEND_SECONDS);
  useEffect(() => {
    const since = performance.now();
    const timer = setInterval(() => {
      const left = RESEND_SECONDS - Math.floor((performance.now() - since) / 1_000);
      setSeconds(Math.max(0, left));
      if (left <= 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button tone="quiet" disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? code.resendIn({ seconds }) : code.resend()}
    </Button>
  );
}
