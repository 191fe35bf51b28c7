import type { LoginResult } from '../../../api/generated/contract.schemas.ts';
import { useUserLogin } from '../../../api/generated/user-login.ts';
import { useUserRegister } from '../../../api/generated/user-register.ts';
import { useApp } from '../../../lib/app.ts';
import { problemOf } from '../flow-problem.ts';
import { usePhoneMarket } from '../phone-draft.ts';
import { forgetCode, isCodeWaiting } from '../sms/sms-wait.ts';
import { useCodeBySms } from '../sms/use-code-by-sms.ts';
import { useFlow } from '../use-flow.ts';
import { type NewAccount, registerStart, transition } from './register-flow.ts';
import { registrationOrigin } from './registration-origin.ts';

const quiet = { mutation: { meta: { isQuiet: true } } };

/**
 * Runs the registration (SES-06 to SES-08).
 * @param onRegistered called with the session's token and its market, unless the form was closed before
 */
export function useRegister(onRegistered: (login: { token: string; country: string }) => void) {
  const app = useApp();
  const [state, send] = useFlow(transition, registerStart);
  const sms = useCodeBySms('register');
  const register = useUserRegister(quiet);
  const login = useUserLogin(quiet);
  const { code: country } = usePhoneMarket();

  const askForCode = ({ username }: NewAccount) =>
    sms.mutate(
      { data: { country, phoneNumber: username } },
      {
        onSuccess: () => send({ type: 'codeSent' }),
        onError: (failure) =>
          send({
            type: 'codeNotSent',
            problem: problemOf(failure),
            isCodeWaiting: isCodeWaiting(app, 'register', username),
          }),
      },
    );

  const answered = ({ username }: NewAccount, { status, token }: LoginResult) => {
    const next = send({ type: 'answered', status, token });
    if (next?.name !== 'done') return;
    forgetCode(app, 'register', username);
    onRegistered({ token: next.token, country });
  };

  const enter = ({ username, password }: NewAccount) =>
    login.mutate(
      { data: { country, username, password } },
      {
        onSuccess: (result) => answered({ username, password }, result),
        onError: (failure) => send({ type: 'failed', problem: problemOf(failure) }),
      },
    );

  return {
    state,
    submit: (account: NewAccount) => {
      const isWaiting = isCodeWaiting(app, 'register', account.username);
      const next = send({ type: 'submitted', account, isCodeWaiting: isWaiting });
      if (next?.name === 'asking') askForCode(account);
    },
    confirm: (verificationCode: string) => {
      const next = send({ type: 'coded' });
      if (next?.name !== 'sending') return;
      const { account } = next;
      register.mutate(
        { data: { country, ...account, verificationCode, ...registrationOrigin(app) } },
        {
          onSuccess: (result) => answered(account, result),
          onError: (failure) => {
            const after = send({ type: 'failed', problem: problemOf(failure) });
            if (after?.name === 'entering') enter(account);
          },
        },
      );
    },
    resend: () => {
      const next = send({ type: 'resend' });
      if (next?.name === 'resending') askForCode(next.account);
    },
    back: () => void send({ type: 'back' }),
    edited: () => void send({ type: 'edited' }),
  };
}
