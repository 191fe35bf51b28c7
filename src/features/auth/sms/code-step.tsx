import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CODE_LENGTH, CodeField, useWebOtp } from '../../../ui/code-field.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import { type FlowProblem, problemIn } from '../flow-problem.ts';
import { FlowNote, type NoteAction, StepHead, TextLink } from '../form-parts.tsx';
import { type SmsWait, useSecondsLeft } from './sms-wait.ts';

interface ResendCodeProps {
  secondsLeft: number;
  isResending: boolean;
  isSentAgain: boolean;
  onResend: () => void;
}

/** The time left, then the link that sends another code (SES-07). Screen readers announce only the end of the wait. */
function ResendCode({ secondsLeft, isResending, isSentAgain, onResend }: ResendCodeProps) {
  const { profile, common } = texts();
  const { code } = profile;
  const isOver = secondsLeft === 0 && !isResending;
  return (
    <div className="flex min-h-88 flex-col justify-center text-muted text-sm">
      <p role="status">
        {isSentAgain && <span>{code.sentAgain()}</span>}
        {isOver && <span className="sr-only">{code.mayAsk()}</span>}
      </p>
      {isResending && (
        <p className="flex items-center gap-12">
          <Spinner />
          <span className="sr-only">{common.loading()}</span>
        </p>
      )}
      {secondsLeft > 0 && !isResending && (
        <p className="tabular">{code.wait({ time: clockText(secondsLeft) })}</p>
      )}
      {isOver && (
        <TextLink onClick={onResend} className="-mx-8 self-start">
          {code.again()}
        </TextLink>
      )}
    </div>
  );
}

interface CodeStepProps {
  at: number;
  of: number;
  sentTo: string;
  wait: SmsWait | undefined;
  /** The typed code; its owner keeps it when the player goes back a step. */
  draft: string;
  onDraft: (code: string) => void;
  task: 'typing' | 'resending' | 'sending';
  isSentAgain: boolean;
  problem: FlowProblem | undefined;
  submitLabel: string;
  onCode: (code: string) => void;
  onComplete?: (code: string) => void;
  onEdited: () => void;
  onResend: () => void;
  action?: NoteAction | undefined;
  children?: ReactNode;
}

export function useCodeDraft(number: string): [draft: string, setDraft: (code: string) => void] {
  const [typed, setTyped] = useState({ number: '', code: '' });
  return [typed.number === number ? typed.code : '', (code) => setTyped({ number, code })];
}

const NEXT_DIGIT = 'input[tabindex="0"]';

/** Submits the code once, as soon as it has six digits, and clears it after a refusal (SES-07, SES-08). */
export function CodeStep({ wait, draft: code, onDraft, task, problem, onCode, ...step }: CodeStepProps) {
  const { code: words } = texts().profile;
  const field = useRef<HTMLDivElement>(null);
  const [isShort, setShort] = useState(false);
  const { place, errorAt } = problemIn(problem, ['code']);
  const isRefused = place === 'code';
  const isBusy = task === 'sending';

  const clear = useEffectEvent(() => onDraft(''));
  useEffect(() => field.current?.querySelector<HTMLInputElement>(NEXT_DIGIT)?.focus(), []);
  useEffect(() => {
    if (!problem || !isRefused) return;
    clear();
    field.current?.querySelector('input')?.focus();
  }, [problem, isRefused]);

  const change = (typed: string) => {
    onDraft(typed);
    setShort(false);
    step.onEdited();
  };
  const complete = (typed: string) => {
    onDraft(typed);
    (step.onComplete ?? onCode)(typed);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length === CODE_LENGTH) return onCode(code);
    setShort(true);
    field.current?.querySelector<HTMLInputElement>(NEXT_DIGIT)?.focus();
  };
  useWebOtp(!isBusy && code === '', complete);

  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-28 low:grid low:grid-cols-2 low:items-start"
    >
      <StepHead at={step.at} of={step.of} title={words.title()} text={words.sentTo({ phone: step.sentTo })} />
      <CodeField
        ref={field}
        words={words}
        value={code}
        onChange={change}
        onComplete={complete}
        isBusy={isBusy}
        error={isShort ? words.incomplete() : errorAt('code')}
      />
      {step.children}
      <ResendCode
        secondsLeft={useSecondsLeft(wait)}
        isResending={task === 'resending'}
        isSentAgain={step.isSentAgain}
        onResend={step.onResend}
      />
      <div className="contents low:col-start-2 low:flex low:flex-col low:gap-28">
        <FlowNote text={errorAt('note')} action={step.action} />
        <Button type="submit" size="large" wide isBusy={isBusy}>
          {step.submitLabel}
        </Button>
      </div>
    </form>
  );
}
