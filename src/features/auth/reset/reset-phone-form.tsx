import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { texts } from '../../../i18n/texts.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { Button } from '../../../ui/button.tsx';
import { numberRule, plainNumber } from '../account-rules.ts';
import { FlowNote } from '../flow-note.tsx';
import { type FlowProblem, placeOf } from '../flow-problem.ts';
import { keepPhoneDraft, pickPhoneMarket, readPhoneDraft, usePhoneMarket } from '../phone-draft.ts';
import { PhoneField } from '../phone-field.tsx';
import { problemText } from '../problem-text.ts';
import { problemWords } from '../problem-words.ts';
import { useSmsWait } from '../sms/sms-wait.ts';
import { useSecondsLeft } from '../sms/use-seconds-left.ts';
import { StepHead } from '../step-head.tsx';
import { waitingLook } from '../waiting-look.ts';

interface ResetPhoneFormProps {
  problem: FlowProblem | undefined;
  /** No phone is bound to the account, or there is no such account. */
  isUnknown: boolean;
  isBusy: boolean;
  onSubmit: (username: string) => void;
  onEdited: () => void;
  firstField: RefObject<HTMLInputElement | null>;
}

/** Step 1: whose password it is (SES-09). */
export function ResetPhoneForm({
  problem,
  isUnknown,
  isBusy,
  onSubmit,
  onEdited,
  firstField,
}: ResetPhoneFormProps) {
  const { profile, auth } = texts();
  const { phonePrefix } = usePhoneMarket();
  const { register, handleSubmit, formState, watch, setFocus } = useForm({
    resolver: standardSchemaResolver(v.object({ username: numberRule(phonePrefix) })),
    defaultValues: { username: readPhoneDraft() },
  });
  const wait = useSmsWait('reset', plainNumber(watch('username'), phonePrefix));
  const secondsLeft = useSecondsLeft(wait?.isSent ? undefined : wait);
  const place = problem && (problem.kind === 'limited' ? 'phone' : placeOf(problem, ['phone']));
  const told = problem && problemWords(problem);
  const isPhoneTold = isUnknown || place === 'phone';

  useEffect(() => {
    if (isPhoneTold) setFocus('username');
  }, [isPhoneTold, setFocus]);

  const username = register('username', {
    onChange: (event: { target: HTMLInputElement }) => {
      keepPhoneDraft(event.target.value);
      onEdited();
    },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((entry) => onSubmit(entry.username))}
      className="flex flex-col gap-28"
    >
      <StepHead at={1} of={3} title={profile.reset.phoneTitle()} text={profile.reset.intro()} />
      <PhoneField
        {...username}
        ref={(input) => {
          username.ref(input);
          firstField.current = input;
        }}
        onMarket={(code) => {
          pickPhoneMarket(code);
          onEdited();
        }}
        enterKeyHint="go"
        error={
          problemText(formState.errors.username?.message) ??
          (isUnknown ? auth.message.unexists() : place === 'phone' ? told : undefined)
        }
      />
      <FlowNote text={place === 'note' ? told : undefined} />
      <Button
        type="submit"
        size="large"
        wide
        isBusy={isBusy}
        disabled={secondsLeft > 0}
        {...(secondsLeft > 0 && waitingLook)}
      >
        {secondsLeft > 0
          ? profile.reset.waitSubmit({ time: clockText(secondsLeft) })
          : profile.reset.submit()}
      </Button>
    </form>
  );
}
