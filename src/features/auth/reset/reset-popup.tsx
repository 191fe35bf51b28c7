import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { captchaUsernameSms } from '../../../api/generated/captcha-username-sms.ts';
import type { AccountQuery } from '../../../api/generated/contract.schemas.ts';
import { userCheckBindViaUser } from '../../../api/generated/user-check-bind-via-user.ts';
import { userResetPwd } from '../../../api/generated/user-reset-pwd.ts';
import { texts } from '../../../i18n/texts.ts';
import { type App, useApp } from '../../../lib/app.ts';
import { useFlow } from '../../../lib/flow.ts';
import { shownMask } from '../../../lib/mask.ts';
import { useCodeStep } from '../../../session/code-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { type Account, NEW_PASSWORD_MIN, newPasswordRule, numberRule } from '../account-rules.ts';
import { type FlowProblem, problemIn, problemText, problemWords, runCall } from '../flow-problem.ts';
import { FlowNote, ServiceFooter, StepHead, TextLink } from '../form-parts.tsx';
import { PasswordField } from '../password-field.tsx';
import { readPhoneDraft, usePhoneMarket } from '../phone-draft.ts';
import { DraftPhoneField } from '../phone-field.tsx';
import { CodeStep, useCodeDraft } from '../sms/code-step.tsx';
import { SendCodeButton } from '../sms/send-code-button.tsx';
import { forgetCode, isCodeWaiting, sendCode, useSmsWait } from '../sms/sms-wait.ts';
import { backAt, codeStepIn, start, stepOf, transition } from './reset-flow.ts';

interface NewPassword {
  password: string;
}

type NewPasswordFields = UseFormReturn<NewPassword, unknown, NewPassword>;

function useNewPasswordForm(): NewPasswordFields {
  return useForm<NewPassword, unknown, NewPassword>({
    resolver: standardSchemaResolver(v.object({ password: newPasswordRule })),
    defaultValues: { password: '' },
  });
}

interface NewPasswordFormProps {
  form: NewPasswordFields;
  problem: FlowProblem | undefined;
  mayBeDone: boolean;
  isBusy: boolean;
  onSubmit: (password: string) => void;
  onEdited: () => void;
  onOtherCode: () => void;
}

/** Every failure shows under the password, also that of the code (SES-09). */
function NewPasswordForm({ form, problem, mayBeDone, onEdited, ...rest }: NewPasswordFormProps) {
  const { reset, password } = texts().profile;
  const isCodeRefused = problem?.field === 'verificationCode';
  const error = problem && (isCodeRefused && mayBeDone ? reset.maybeDone() : problemWords(problem));
  const { setFocus } = form;
  useEffect(() => {
    if (problem) setFocus('password');
  }, [problem, setFocus]);

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((entry) => rest.onSubmit(entry.password))}
      className="flex flex-col gap-28"
    >
      <StepHead at={3} of={3} title={reset.newTitle()} text={reset.newText()} />
      <div className="flex flex-col">
        <PasswordField
          {...form.register('password', { onChange: onEdited })}
          label={reset.newPassword()}
          minLength={NEW_PASSWORD_MIN}
          hint={password.hint()}
          autoComplete="new-password"
          enterKeyHint="go"
          error={problemText(form.formState.errors.password?.message) ?? error}
        />
        {isCodeRefused && (
          <TextLink onClick={rest.onOtherCode} className="-mx-8 -mb-16 self-start">
            {reset.otherCode()}
          </TextLink>
        )}
      </div>
      <Button type="submit" size="large" wide isBusy={rest.isBusy}>
        {reset.newSubmit()}
      </Button>
    </form>
  );
}

interface ResetPhoneFormProps {
  problem: FlowProblem | undefined;
  /** The account does not exist or has no bound phone. */
  isUnknown: boolean;
  isBusy: boolean;
  onSubmit: (username: string) => void;
  onEdited: () => void;
}

function ResetPhoneForm(props: ResetPhoneFormProps) {
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

/** Sends a code, unless one was sent a moment ago. @returns the masked number; empty when none is bound */
async function requestCode(app: App, account: AccountQuery, isAgain: boolean): Promise<string> {
  const { username } = account;
  const hasCode = () => !isAgain && isCodeWaiting(app, 'reset', username);
  const { phoneNumber } = await userCheckBindViaUser(account);
  if (phoneNumber !== '' && !hasCode())
    await sendCode(app, 'reset', username, () => captchaUsernameSms(account)).catch((failure: unknown) => {
      if (!hasCode()) throw failure;
    });
  return phoneNumber;
}

/** Runs the password reset (SES-09). @param onDone not called when the form was closed before */
export function useReset(onDone: (account: Account) => void) {
  const app = useApp();
  const { code: country } = usePhoneMarket();
  const { kept, keep } = useCodeStep('reset');
  return useFlow(kept ? backAt(kept) : start, transition, (entered, dispatch) => {
    keep(codeStepIn(entered));
    switch (entered.step) {
      case 'requesting':
      case 'resending': {
        const { step, username } = entered;
        return runCall(
          app,
          () => requestCode(app, { country, username }, step === 'resending'),
          (phone) => ({ type: 'codeSent', phone }),
          (problem) => ({ type: 'codeNotSent', problem }),
        ).then(dispatch);
      }
      case 'saving': {
        const { username, password, code: verificationCode } = entered;
        return runCall(
          app,
          () => userResetPwd({ country, username, password, verificationCode }),
          () => ({ type: 'saved' }),
          (problem) => ({ type: 'failed', problem }),
        ).then(dispatch);
      }
      case 'done':
        forgetCode(app, 'reset', entered.account.username);
        return onDone(entered.account);
      default:
    }
  });
}

export function ResetPopup({ onDone, ...popup }: PopupControl & { onDone: (account: Account) => void }) {
  const { profile: words } = texts();
  const { state, send } = useReset(onDone);
  const onEdited = () => send({ type: 'edited' });
  const { phonePrefix } = usePhoneMarket();
  const form = useNewPasswordForm();
  const step = stepOf(state);
  const number = 'username' in state ? state.username : '';
  const wait = useSmsWait('reset', number);
  const [draft, setDraft] = useCodeDraft(number);
  const problem = 'problem' in state ? state.problem : undefined;
  const isSaving = state.step === 'saving' || state.step === 'done';

  return (
    <Dialog
      {...popup}
      title={words.reset.title()}
      steps={{ at: step, onBack: () => send({ type: 'back' }), isLocked: isSaving }}
    >
      <div className="flex flex-col gap-32">
        {step === 1 && (
          <ResetPhoneForm
            problem={problem}
            isUnknown={state.step === 'filling' && state.isUnknown === true}
            isBusy={state.step === 'requesting'}
            onSubmit={(username) => send({ type: 'submitted', username })}
            onEdited={onEdited}
          />
        )}
        {step === 2 && 'phone' in state && (
          <CodeStep
            at={2}
            of={3}
            sentTo={`+${phonePrefix} ${shownMask(state.phone)}`}
            wait={wait}
            draft={draft}
            onDraft={setDraft}
            task={state.step === 'resending' ? 'resending' : 'typing'}
            isSentAgain={state.step === 'coding' && state.isSentAgain}
            problem={problem}
            submitLabel={words.reset.codeSubmit()}
            onCode={(code) => send({ type: 'coded', code })}
            onEdited={onEdited}
            onResend={() => send({ type: 'resend' })}
          />
        )}
        {step === 3 && (
          <NewPasswordForm
            form={form}
            problem={problem}
            mayBeDone={'mayBeDone' in state && state.mayBeDone}
            isBusy={isSaving}
            onSubmit={(password) => send({ type: 'passwordChosen', password })}
            onEdited={onEdited}
            onOtherCode={() => {
              setDraft('');
              send({ type: 'back' });
            }}
          />
        )}
        <ServiceFooter />
      </div>
    </Dialog>
  );
}
