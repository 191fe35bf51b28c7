import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../api/call-error.ts';
import { captchaUsernameSms } from '../../../api/generated/captcha-username-sms.ts';
import type { AccountQuery } from '../../../api/generated/contract.schemas.ts';
import { userCheckBindViaUser } from '../../../api/generated/user-check-bind-via-user.ts';
import { useUserResetPwd } from '../../../api/generated/user-reset-pwd.ts';
import { type App, useApp } from '../../../lib/app.ts';
import type { Account } from '../account-rules.ts';
import { problemOf } from '../flow-problem.ts';
import { usePhoneMarket } from '../phone-draft.ts';
import { forgetCode, isCodeWaiting, noteCodeFailure, noteCodeSent } from '../sms/sms-wait.ts';
import { useFlow } from '../use-flow.ts';
import { resetStart, transition } from './reset-flow.ts';

/**
 * Looks up the bound phone and sends a code to it, unless one was sent a moment ago.
 * @returns the masked number; empty when none is bound
 * @throws CallError
 */
async function askForCode(app: App, account: AccountQuery, isAgain: boolean): Promise<string> {
  const { username } = account;
  const { phoneNumber } = await userCheckBindViaUser(account);
  if (phoneNumber === '' || (!isAgain && isCodeWaiting(app, 'reset', username))) return phoneNumber;
  try {
    const { resendAfterSeconds } = await captchaUsernameSms(account);
    noteCodeSent(app, 'reset', username, resendAfterSeconds);
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure;
    noteCodeFailure(app, 'reset', username, failure);
    if (isAgain || !isCodeWaiting(app, 'reset', username)) throw failure;
  }
  return phoneNumber;
}

/**
 * Runs the password reset (SES-09).
 * @param onDone called with the number and its new password, unless the form was closed before
 */
export function useReset(onDone: (account: Account) => void) {
  const app = useApp();
  const [state, send] = useFlow(transition, resetStart);
  const { code: country } = usePhoneMarket();
  const code = useMutation({
    meta: { isQuiet: true },
    mutationFn: ({ username, isAgain }: { username: string; isAgain: boolean }) =>
      askForCode(app, { country, username }, isAgain),
  });
  const renew = useUserResetPwd({ mutation: { meta: { isQuiet: true } } });

  const ask = (username: string, isAgain: boolean) =>
    code.mutate(
      { username, isAgain },
      {
        onSuccess: (phone) => send({ type: 'codeSent', phone }),
        onError: (failure) => send({ type: 'codeNotSent', problem: problemOf(failure) }),
      },
    );

  return {
    state,
    submit: (username: string) => {
      if (send({ type: 'submitted', username })) ask(username, false);
    },
    confirm: (typed: string) => void send({ type: 'coded', code: typed }),
    resend: () => {
      const next = send({ type: 'resend' });
      if (next?.name === 'resending') ask(next.username, true);
    },
    back: () => void send({ type: 'back' }),
    save: (password: string) => {
      const next = send({ type: 'passwordChosen' });
      if (next?.name !== 'saving') return;
      const { username, code: verificationCode } = next;
      renew.mutate(
        { data: { country, username, password, verificationCode } },
        {
          onSuccess: () => {
            forgetCode(app, 'reset', username);
            if (send({ type: 'saved' })) onDone({ username, password });
          },
          onError: (failure) => send({ type: 'failed', problem: problemOf(failure) }),
        },
      );
    },
    edited: () => void send({ type: 'edited' }),
  };
}
