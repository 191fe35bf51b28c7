import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { userLogin } from '../../api/generated/user-login.ts';
import { texts } from '../../i18n/texts.ts';
import { useApp } from '../../lib/app.ts';
import { useFlow } from '../../lib/flow.ts';
import { Button } from '../../ui/button.tsx';
import { type Account, loginRule } from './account-rules.ts';
import { type FlowProblem, problemText, runCall } from './flow-problem.ts';
import { FlowNote, TextLink } from './form-parts.tsx';
import { type LoginEvent, start, transition } from './login-flow.ts';
import { PasswordField } from './password-field.tsx';
import { onAccountOffered, readPhoneDraft, usePhoneMarket } from './phone-draft.ts';
import { DraftPhoneField } from './phone-field.tsx';

/** A 401 to a login means wrong phone or password, for any text of the server. */
function eventOf({ kind, message }: FlowProblem): LoginEvent {
  return kind === 'refused' || kind === 'signed-out' ? { type: 'refused', message } : { type: 'failed' };
}

/** @param onLogin called with the session's token and its market, unless the form was closed before */
export function useLogin(onLogin: (login: { token: string; country: string; username: string }) => void) {
  const app = useApp();
  return useFlow(start, transition, (entered, dispatch) => {
    if (entered.step === 'sending')
      return runCall(
        app,
        () => userLogin(entered.credentials),
        ({ status, token }) => ({ type: 'answered', status, token }),
        eventOf,
      ).then(dispatch);
    if (entered.step === 'done') onLogin(entered.login);
  });
}

interface LoginFormProps {
  onLogin: (login: { token: string; country: string; username: string }) => void;
  onForgot: () => void;
}

/** A refusal shows under the phone number, and the typed values stay (SES-02, SES-04). */
export function LoginForm({ onLogin, onForgot }: LoginFormProps) {
  const app = useApp();
  const { login, message } = texts().auth;
  const { code: country, phonePrefix } = usePhoneMarket();
  const { state, send } = useLogin(onLogin);
  const edited = () => send({ type: 'edited' });
  const { register, handleSubmit, setValue, formState, reset } = useForm<Account, unknown, Account>({
    resolver: standardSchemaResolver(loginRule(phonePrefix)),
    defaultValues: { username: readPhoneDraft(app), password: '' },
  });
  const { errors } = formState;
  const button = useRef<HTMLButtonElement>(null);
  const fill = useEffectEvent((account: Account) => {
    reset(account);
    edited();
    button.current?.scrollIntoView({ block: 'nearest' });
  });
  // After a password reset the form is filled in and old errors are removed, so that one tap logs in (SES-09).
  useEffect(() => onAccountOffered(app, (account) => fill(account)), [app]);
  const { refusal = undefined, hasNoSession = false } = state.step === 'editing' ? state : {};

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // Some password managers fill in the fields without an event.
        const filled = new FormData(event.currentTarget);
        for (const name of ['username', 'password'] as const) setValue(name, String(filled.get(name)));
        void handleSubmit((account) => send({ type: 'submitted', credentials: { country, ...account } }))(
          event,
        );
      }}
      className="flex flex-col gap-28 low:grid low:grid-cols-2 low:items-start low:gap-y-16"
    >
      <DraftPhoneField
        field={register('username')}
        onEdited={edited}
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
      <TextLink onClick={onForgot} className="-my-16 self-end text-right low:my-0 low:self-center">
        {login.forgot()}
      </TextLink>
      <div className="contents low:flex low:flex-col low:gap-28">
        <FlowNote text={hasNoSession ? login.noSession() : undefined} />
        <Button ref={button} type="submit" size="large" wide isBusy={state.step === 'sending'}>
          {login.submit()}
        </Button>
      </div>
    </form>
  );
}
