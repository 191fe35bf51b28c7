import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { texts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { type Account, loginRule } from './account-rules.ts';
import { FlowNote } from './flow-note.tsx';
import { PasswordField } from './password-field.tsx';
import { onPhoneOffered, readPhoneDraft, usePhoneMarket } from './phone-draft.ts';
import { DraftPhoneField } from './phone-field.tsx';
import { problemText } from './problem-words.ts';
import { TextLink } from './text-link.tsx';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  onLogin: (login: { token: string; country: string; username: string }) => void;
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
  // A number whose password was just reset over this form comes with an empty password.
  useEffect(() => onPhoneOffered((username) => reset({ username, password: '' })), [reset]);
  const { refusal = undefined, hasNoSession = false } = state.step === 'editing' ? state : {};

  return (
    <form
      noValidate
      onSubmit={handleSubmit((account) => submit({ country, ...account }))}
      className="flex flex-col gap-28"
    >
      <DraftPhoneField
        field={register('username')}
        onEdited={edited}
        firstField={firstField}
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
      <TextLink onClick={onForgot} className="-my-16 self-end text-right">
        {login.forgot()}
      </TextLink>
      <FlowNote text={hasNoSession ? login.noSession() : undefined} />
      <Button type="submit" size="large" wide isBusy={state.step === 'sending'}>
        {login.submit()}
      </Button>
    </form>
  );
}
