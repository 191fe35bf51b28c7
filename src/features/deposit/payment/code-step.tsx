import { OTPField } from '@base-ui/react/otp-field';
import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { shownMask } from '../../../lib/mask.ts';
import { momentOf, secondsLeft, type Wait } from '../../../lib/wait.ts';
import type { Refusal } from '../../../money/result.ts';
import { Button } from '../../../ui/button.tsx';
import { useSeconds } from '../../../ui/use-seconds.ts';
import type { OpenOrder } from '../deposit-calls.ts';
import { StepActions, StepFrame } from './step-frame.tsx';

/** Spec point 5. */
const CODE_LENGTH = 6;
const PLACES = Array.from({ length: CODE_LENGTH }, (_, index) => index + 1);

interface CodeStepProps {
  order: OpenOrder;
  /** Masked phone, or empty if the server did not give it. */
  sentTo: string;
  refusal: Refusal | undefined;
  isUnsent: boolean;
  resend: Wait;
  isSending: boolean;
  onCode: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
}

/** Submits six digits once, also by autofill or paste (DEP-03). */
export function CodeStep(props: CodeStepProps) {
  const { order, sentTo, refusal, isUnsent, isSending, onCode, onResend, onBack } = props;
  const { code: words } = texts().deposit;
  const id = useId();
  const noteId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');

  useEffect(() => {
    if (isSending) return;
    if (refusal) setCode('');
    field.current?.querySelector('input')?.focus();
  }, [refusal, isSending]);

  return (
    <StepFrame
      icon="shield"
      title={words.title()}
      text={isUnsent ? words.unsent() : sentTo ? words.text({ phone: shownMask(sentTo) }) : words.textPlain()}
      order={order}
    >
      {!isUnsent && (
        <>
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
        </>
      )}
      <StepActions>
        <ResendCode wait={props.resend} isFirst={isUnsent} onResend={onResend} />
        <Button tone="ghost" onClick={onBack}>
          {words.back()}
        </Button>
      </StepActions>
    </StepFrame>
  );
}

interface ResendCodeProps {
  wait: Wait;
  isFirst: boolean;
  onResend: () => void;
}

function ResendCode({ wait, isFirst, onResend }: ResendCodeProps) {
  const { code } = texts().deposit;
  const app = useApp();
  const seconds = useSeconds(() => secondsLeft(wait, momentOf(app)), true);
  const words = isFirst
    ? { ready: code.send, wait: code.sendIn }
    : { ready: code.resend, wait: code.resendIn };
  return (
    <Button tone="quiet" disabled={seconds > 0} onClick={onResend}>
      {seconds > 0 ? words.wait({ seconds }) : words.ready()}
    </Button>
  );
}
