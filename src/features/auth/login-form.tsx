import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { LoginRequest } from '../../api/generated/contract.schemas.ts';
import { userLogin } from '../../api/generated/user-login.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { Button } from '../../ui/button.tsx';
import { type Account, loginRule } from './account-rules.ts';
import { hasSession, LOGIN_OK, problemText, useFormCall } from './flow-problem.ts';
import { FlowNote, TextLink } from './form-parts.tsx';
import { PasswordField } from './password-field.tsx';
import { onAccountOffered, readPhoneDraft, usePhoneMarket } from './phone-draft.ts';
import { DraftPhoneField } from './phone-field.tsx';

export interface Login {
  token: string;
  country: string;
  username: string;
}

/** @param onLogin not called when the form was closed before */
export function useLogin(onLogin: (login: Login) => void) {
  const { run, problem, data, isDone, isBusy, onEdited } = useFormCall(userLogin, hasSession);
  const logIn = (credentials: LoginRequest) =>
    run(credentials, {
      onSuccess({ status, token }) {
        const { country, username } = credentials;
        if (status === LOGIN_OK && token) onLogin({ token, country, username });
      },
    });
  // A 401 to a login means a wrong phone or password, for any text of the server.
  const isRefused = problem?.kind === 'refused' || problem?.kind === 'signed-out';
  return {
    logIn,
    /** The server's words, which may be empty. A failure of another kind is shown elsewhere. */
    refusal: isRefused ? problem.message : data && data.status !== LOGIN_OK ? '' : undefined,
    hasNoSession: data?.status === LOGIN_OK && !isDone,
    isBusy,
    onEdited,
  };
}

interface LoginFormProps {
  onLogin: (login: Login) => void;
  onForgot: () => void;
}

/** A refusal shows under the phone number, and the typed values stay (SES-02, SES-04). */
export function LoginForm({ onLogin, onForgot }: LoginFormProps) {
  const app = useApp();
  const { login, message } = texts().auth;
  const { code: country, phonePrefix } = usePhoneMarket();
  const { logIn, refusal, hasNoSession, isBusy, onEdited } = useLogin(onLogin);
  const { register, handleSubmit, setValue, formState, reset } = useForm<Account, unknown, Account>({
    resolver: standardSchemaResolver(loginRule(phonePrefix)),
    defaultValues: { username: readPhoneDraft(app), password: '' },
  });
  const { errors } = formState;
  const button = useRef<HTMLButtonElement>(null);
  const fill = useEffectEvent((account: Account) => {
    reset(account);
    onEdited();
    button.current?.scrollIntoView({ block: 'nearest' });
  });
  // After a password reset the form is filled in and old errors are removed, so that one tap logs in (SES-09).
  useEffect(() => onAccountOffered(app, (account) => fill(account)), [app]);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Some password managers fill in the fields without an event.
        const filled = new FormData(event.currentTarget);
        for (const name of ['username', 'password'] as const) setValue(name, String(filled.get(name)));
        void handleSubmit((account) => logIn({ country, ...account }))(event);
      }}
      className="flex flex-col gap-28 low:grid low:grid-cols-2 low:items-start low:gap-y-16"
    >
      <DraftPhoneField
        field={register('username')}
        onEdited={onEdited}
        enterKeyHint="next"
        error={
          problemText(errors.username?.message) ??
          (refusal === undefined ? undefined : refusal || message.unexists())
        }
      />
      <PasswordField
        {...register('password', { onChange: onEdited })}
        label={login.password()}
        autoComplete="current-password"
        enterKeyHint="go"
        error={problemText(errors.password?.message)}
      />
      <TextLink onClick={onForgot} className="-my-16 self-end text-right low:my-0 low:self-center">
        {login.forgot()}
      </TextLink>
      <div className="contents low:flex low:flex-col low:gap-28">
        <FlowNote text={hasNoSession ? login.noSession() : undefined} />
        <Button ref={button} type="submit" size="large" wide isBusy={isBusy}>
          {login.submit()}
        </Button>
      </div>
    </form>
  );
}
