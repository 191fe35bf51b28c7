import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { captchaUsernameSms } from '../../../api/generated/captcha-username-sms.ts';
import type { AccountQuery } from '../../../api/generated/contract.schemas.ts';
import { userCheckBindViaUser } from '../../../api/generated/user-check-bind-via-user.ts';
import { userResetPwd } from '../../../api/generated/user-reset-pwd.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import { shownMask } from '../../../lib/mask.ts';
import { useCodeStep } from '../../../session/code-step.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { PopupControl } from '../../../ui/use-opened.ts';
import { type Account, NEW_PASSWORD_MIN, newPasswordRule, numberRule } from '../account-rules.ts';
import { type FlowProblem, problemIn, problemText, problemWords, useFormCall } from '../flow-problem.ts';
import { FlowNote, ServiceFooter, StepHead, TextLink } from '../form-parts.tsx';
import { PasswordField } from '../password-field.tsx';
import { readPhoneDraft, usePhoneMarket } from '../phone-draft.ts';
import { DraftPhoneField } from '../phone-field.tsx';
import { CodeStep, useCodeDraft } from '../sms/code-step.tsx';
import { SendCodeButton } from '../sms/send-code-button.tsx';
import { forgetCode, sendCode, useSmsWait } from '../sms/sms-wait.ts';

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

/** Runs the password reset (SES-09). @param onDone not called when the form was closed before */
export function useReset(onDone: (account: Account) => void) {
  const app = useApp();
  const { code: country } = usePhoneMarket();
  const [sent, moveTo] = useCodeStep('reset');
  /** The server checks the code together with the password. */
  const [code, setCode] = useState<string>();
  const request = useFormCall(
    async ({ isAgain, ...account }: AccountQuery & { isAgain: boolean }) => {
      const { phoneNumber } = await userCheckBindViaUser(account);
      if (phoneNumber !== '')
        await sendCode(app, 'reset', account.username, isAgain, () => captchaUsernameSms(account));
      return phoneNumber;
    },
    (phone) => phone !== '',
  );
  const change = useFormCall(userResetPwd);
  const step = !sent ? 1 : code === undefined ? 2 : 3;

  return {
    step,
    sent,
    isRequesting: request.isUnderWay,
    isSaving: change.isBusy,
    isSentAgain: request.isDone && request.body?.isAgain === true,
    /** The account does not exist or has no bound phone. */
    isUnknown: request.data === '',
    problem: step === 3 ? change.problem : request.problem,
    onEdited() {
      request.onEdited();
      change.onEdited();
    },
    back() {
      request.leave();
      change.leave();
      setCode(undefined);
      if (step === 2) moveTo(undefined);
    },
    submit(username: string) {
      const onSuccess = (phone: string) =>
        phone !== '' && moveTo({ flow: 'reset', username, phone, mayBeDone: false });
      request.run({ country, username, isAgain: false }, { onSuccess });
    },
    resend: () => sent && request.run({ country, username: sent.username, isAgain: true }),
    submitCode(typed: string) {
      request.leave();
      setCode(typed);
    },
    save(password: string) {
      if (!sent || code === undefined) return;
      const { username, mayBeDone } = sent;
      // A call under way may have changed the password.
      moveTo({ ...sent, mayBeDone: true });
      change.run(
        { country, username, password, verificationCode: code },
        {
          onSuccess() {
            forgetCode(app, 'reset', username);
            onDone({ username, password });
          },
          onError: ({ isUnknown }) => moveTo({ ...sent, mayBeDone: mayBeDone || isUnknown }),
        },
      );
    },
  };
}

export function ResetPopup({ onDone, ...popup }: PopupControl & { onDone: (account: Account) => void }) {
  const { profile: words } = texts();
  const { step, sent, isRequesting, isSaving, problem, onEdited, back, ...flow } = useReset(onDone);
  const { phonePrefix } = usePhoneMarket();
  const form = useNewPasswordForm();
  const number = sent?.username ?? '';
  const wait = useSmsWait('reset', number);
  const [draft, setDraft] = useCodeDraft(number);

  return (
    <Dialog {...popup} title={words.reset.title()} steps={{ at: step, onBack: back, isLocked: isSaving }}>
      <div className="flex flex-col gap-32">
        {step === 1 && (
          <ResetPhoneForm
            problem={problem}
            isUnknown={flow.isUnknown}
            isBusy={isRequesting}
            onSubmit={flow.submit}
            onEdited={onEdited}
          />
        )}
        {step === 2 && sent && (
          <CodeStep
            at={2}
            of={3}
            sentTo={`+${phonePrefix} ${shownMask(sent.phone)}`}
            wait={wait}
            draft={draft}
            onDraft={setDraft}
            task={isRequesting ? 'resending' : 'typing'}
            isSentAgain={flow.isSentAgain}
            problem={problem}
            submitLabel={words.reset.codeSubmit()}
            onCode={flow.submitCode}
            onEdited={onEdited}
            onResend={flow.resend}
          />
        )}
        {step === 3 && (
          <NewPasswordForm
            form={form}
            problem={problem}
            mayBeDone={sent?.mayBeDone === true}
            isBusy={isSaving}
            onSubmit={flow.save}
            onEdited={onEdited}
            onOtherCode={() => {
              setDraft('');
              back();
            }}
          />
        )}
        <ServiceFooter />
      </div>
    </Dialog>
  );
}
