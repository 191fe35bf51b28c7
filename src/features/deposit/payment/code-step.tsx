import { useEffect, useRef, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { shownMask } from '../../../lib/mask.ts';
import { momentOf, secondsLeft, type Wait } from '../../../lib/wait.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeField } from '../../../ui/code-field.tsx';
import { useSeconds } from '../../../ui/use-time.ts';
import type { PaymentEvent, PaymentFlow } from '../payment-flow.ts';
import { StepActions, StepFrame } from './step-frame.tsx';

interface CodeStepProps {
  flow: Extract<PaymentFlow, { step: 'code' | 'sending-code' }>;
  send: (event: PaymentEvent) => void;
  onBack: () => void;
}

/** Submits six digits once, also by autofill or paste (DEP-03). */
export function CodeStep({ flow, send, onBack }: CodeStepProps) {
  const { order, sentTo, resend, details } = flow;
  const isSending = flow.step === 'sending-code';
  const refusal = isSending ? undefined : flow.refusal;
  const isUnsent = !isSending && flow.isUnsent === true;
  const { code: words } = texts().deposit;
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
        <div className="mx-auto mt-40 max-w-600">
          <CodeField
            ref={field}
            words={words}
            value={code}
            onChange={setCode}
            onComplete={(typed) => send({ type: 'code-entered', code: typed })}
            error={refusal?.message}
            isBusy={isSending}
          />
          <p role="status" className="mt-12 min-h-[1.45em] text-center text-sm">
            {isSending && words.sending()}
          </p>
        </div>
      )}
      <StepActions>
        <ResendCode wait={resend} isFirst={isUnsent} onResend={() => send({ type: 'continued', details })} />
        <Button tone="ghost" onClick={onBack}>
          {words.back()}
        </Button>
      </StepActions>
    </StepFrame>
  );
}

function ResendCode({ wait, isFirst, onResend }: { wait: Wait; isFirst: boolean; onResend: () => void }) {
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
