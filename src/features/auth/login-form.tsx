import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { type Account, loginRule } from './account-rules.ts';
import { FlowNote } from './flow-note.tsx';
import { PasswordField } from './password-field.tsx';
import {
  keepPhoneDraft,
  onPhoneOffered,
  pickPhoneMarket,
  readPhoneDraft,
  usePhoneMarket,
} from './phone-draft.ts';
import { PhoneField } from './phone-field.tsx';
import { problemText } from './problem-text.ts';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  onLogin: (login: { token: string; country: string }) => void;
  onForgot: () => void;
  /** The field to start with. */
  firstField: RefObject<HTMLInputElement | null>;
}

/** Phone and password (SES-02). A refusal stands under the phone number and what was typed stays (SES-04). */
export function LoginForm({ onLogin, onForgot, firstField }: LoginFormProps) {
  const { login, message } = texts().auth;
  const { code: country, phonePrefix } = usePhoneMarket();
  const { state, submit, edited } = useLogin(onLogin);
  const { register, handleSubmit, formState, reset } = useForm<Account, unknown, Account>({
    resolver: standardSchemaResolver(loginRule(phonePrefix)),
    defaultValues: { username: readPhoneDraft(), password: '' },
  });
  const { errors } = formState;
  // A password that was just recovered over this form is typed anew.
  useEffect(() => onPhoneOffered((username) => reset({ username, password: '' })), [reset]);
  const { refusal = undefined, hasNoSession = false } = state.step === 'editing' ? state : {};
  const username = register('username', {
    onChange: (event: { target: HTMLInputElement }) => {
      keepPhoneDraft(event.target.value);
      edited();
    },
  });

  return (
    <form
      noValidate
      onSubmit={handleSubmit((account) => submit({ country, ...account }))}
      className="flex flex-col gap-28"
    >
      <PhoneField
        {...username}
        ref={(input) => {
          username.ref(input);
          firstField.current = input;
        }}
        onMarket={(code) => {
          pickPhoneMarket(code);
          edited();
        }}
        enterKeyHint="next"
        error={
          problemText(errors.username?.message) ??
          (refusal === undefined ? undefined : refusal || message.unexists())
        }
      />
      <PasswordField
        {...register('password', { onChange: edited })}
        label={login.password()}
        autoComplete="current-password"
        enterKeyHint="go"
        error={problemText(errors.password?.message)}
      />
      <button
        type="button"
        onClick={onForgot}
        className="press -my-16 min-h-88 self-end px-8 text-right font-semibold text-action-text text-base"
      >
        {login.forgot()}
      </button>
      <FlowNote text={hasNoSession ? login.noSession() : undefined} />
      <Button type="submit" size="large" wide isBusy={state.step === 'sending'}>
        {login.submit()}
      </Button>
    </form>
  );
}
