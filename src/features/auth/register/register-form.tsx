import { type RefObject, useEffect } from 'react';
import { texts } from '../../../i18n/texts.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { Button } from '../../../ui/button.tsx';
import { plainNumber } from '../account-rules.ts';
import { FlowNote } from '../flow-note.tsx';
import { type FlowProblem, placeOf } from '../flow-problem.ts';
import { PasswordField } from '../password-field.tsx';
import { keepPhoneDraft, pickPhoneMarket, usePhoneMarket } from '../phone-draft.ts';
import { PhoneField } from '../phone-field.tsx';
import { problemText } from '../problem-text.ts';
import { problemWords } from '../problem-words.ts';
import { useSmsWait } from '../sms/sms-wait.ts';
import { useSecondsLeft } from '../sms/use-seconds-left.ts';
import { TextLink } from '../text-link.tsx';
import { waitingLook } from '../waiting-look.ts';
import { AgentCode } from './agent-code.tsx';
import { type NewAccount, PHONE_TAKEN } from './register-flow.ts';
import { TermsCheck } from './terms-check.tsx';
import type { RegisterFormFields } from './use-register-form.ts';

interface RegisterFormProps {
  form: RegisterFormFields;
  problem: FlowProblem | undefined;
  isBusy: boolean;
  onSubmit: (account: NewAccount) => void;
  onEdited: () => void;
  onLogIn: () => void;
  /** The field to start with. */
  firstField: RefObject<HTMLInputElement | null>;
}

/** Step 1: phone, password, perhaps an agent code, and the terms (SES-06). */
export function RegisterForm({ form, problem, isBusy, onSubmit, onEdited, ...rest }: RegisterFormProps) {
  const { register: words } = texts().profile;
  const { phonePrefix } = usePhoneMarket();
  const { errors } = form.formState;
  const wait = useSmsWait('register', plainNumber(form.watch('username'), phonePrefix));
  // The server said when it sends another code to this number; one that is on its way is asked for at once.
  const secondsLeft = useSecondsLeft(wait?.isSent ? undefined : wait);
  const place =
    problem && (problem.kind === 'limited' ? 'phone' : placeOf(problem, ['phone', 'password', 'agentCode']));
  const told = (at: typeof place) => (problem && place === at ? problemWords(problem) : undefined);

  const { setFocus } = form;
  useEffect(() => {
    if (place === 'phone') setFocus('username');
  }, [place, setFocus]);

  const username = form.register('username', {
    onChange: (event: { target: HTMLInputElement }) => {
      keepPhoneDraft(event.target.value);
      onEdited();
    },
  });
  const agentError = errors.agentCode ? words.agentCodeError() : told('agentCode');

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(({ hasAgentCode, agentCode, username: number, password }) =>
        onSubmit({ username: number, password, ...(hasAgentCode && { agentCode }) }),
      )}
      className="flex flex-col gap-28"
    >
      <div className="flex flex-col">
        <PhoneField
          {...username}
          ref={(input) => {
            username.ref(input);
            rest.firstField.current = input;
          }}
          onMarket={(code) => {
            pickPhoneMarket(code);
            onEdited();
          }}
          enterKeyHint="next"
          error={problemText(errors.username?.message) ?? told('phone')}
        />
        {problem?.code === PHONE_TAKEN && (
          <TextLink onClick={rest.onLogIn} className="-mx-8 -mb-16 self-start">
            {words.logInWithNumber()}
          </TextLink>
        )}
      </div>
      <PasswordField
        {...form.register('password', { onChange: onEdited })}
        label={words.password()}
        hint={words.passwordHint()}
        autoComplete="new-password"
        enterKeyHint="go"
        error={problemText(errors.password?.message) ?? told('password')}
      />
      <AgentCode form={form} error={agentError} onEdited={onEdited} />
      <TermsCheck
        {...form.register('hasAccepted', { onChange: onEdited })}
        error={errors.hasAccepted && words.termsError()}
      />
      <FlowNote text={told('note')} />
      <Button
        type="submit"
        size="large"
        wide
        isBusy={isBusy}
        disabled={secondsLeft > 0}
        {...(secondsLeft > 0 && waitingLook)}
      >
        {secondsLeft > 0 ? words.waitSubmit({ time: clockText(secondsLeft) }) : words.submit()}
      </Button>
    </form>
  );
}
