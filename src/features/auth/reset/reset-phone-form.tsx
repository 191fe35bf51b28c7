import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { numberRule } from '../account-rules.ts';
import { FlowNote } from '../flow-note.tsx';
import type { FlowProblem } from '../flow-problem.ts';
import { readPhoneDraft, usePhoneMarket } from '../phone-draft.ts';
import { DraftPhoneField } from '../phone-field.tsx';
import { problemIn, problemText } from '../problem-words.ts';
import { SendCodeButton } from '../sms/send-code-button.tsx';
import { StepHead } from '../steps.tsx';

interface ResetPhoneFormProps {
  problem: FlowProblem | undefined;
  /** The account does not exist or has no bound phone. */
  isUnknown: boolean;
  isBusy: boolean;
  onSubmit: (username: string) => void;
  onEdited: () => void;
}

export function ResetPhoneForm(props: ResetPhoneFormProps) {
  const app = useApp();
  const { problem, isUnknown, isBusy, onSubmit, onEdited } = props;
  const { profile, auth } = texts();
  const { phonePrefix } = usePhoneMarket();
  const { register, handleSubmit, formState, watch, setFocus } = useForm({
    resolver: standardSchemaResolver(v.object({ username: numberRule(phonePrefix) })),
    defaultValues: { username: readPhoneDraft(app) },
  });
  const { place, errorAt } = problemIn(problem, ['phone']);
  const isNumberWrong = isUnknown || place === 'phone';

  useEffect(() => {
    if (isNumberWrong) setFocus('username');
  }, [isNumberWrong, setFocus]);

  return (
    <form
      noValidate
      onSubmit={handleSubmit((entry) => onSubmit(entry.username))}
      className="flex flex-col gap-28"
    >
      <StepHead at={1} of={3} title={profile.reset.phoneTitle()} text={profile.reset.intro()} />
      <DraftPhoneField
        field={register('username')}
        onEdited={onEdited}
        enterKeyHint="go"
        error={
          problemText(formState.errors.username?.message) ??
          (isUnknown ? auth.message.unexists() : errorAt('phone'))
        }
      />
      <FlowNote text={errorAt('note')} />
      <SendCodeButton
        purpose="reset"
        number={watch('username')}
        isBusy={isBusy}
        label={profile.reset.submit()}
        waitLabel={profile.reset.waitSubmit}
      />
    </form>
  );
}
