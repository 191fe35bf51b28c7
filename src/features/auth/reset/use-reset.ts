import { captchaUsernameSms } from '../../../api/generated/captcha-username-sms.ts';
import type { AccountQuery } from '../../../api/generated/contract.schemas.ts';
import { userCheckBindViaUser } from '../../../api/generated/user-check-bind-via-user.ts';
import { userResetPwd } from '../../../api/generated/user-reset-pwd.ts';
import { type App, useApp } from '../../../lib/app.ts';
import { useFlow } from '../../../lib/flow.ts';
import { useCodeStep } from '../../../session/code-step.ts';
import type { Account } from '../account-rules.ts';
import { runCall } from '../flow-problem.ts';
import { usePhoneMarket } from '../phone-draft.ts';
import { sendCode } from '../sms/send-code.ts';
import { forgetCode, isCodeWaiting } from '../sms/sms-wait.ts';
import { backAt, codeStepIn, start, transition } from './reset-flow.ts';

/**
 * Looks up the bound phone and sends a code, unless one was sent a moment ago.
 * @returns the masked number; empty when none is bound
 * @throws CallError
 */
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

/**
 * Runs the password reset (SES-09).
 * @param onDone called with the number and its new password, unless the form was closed before
 */
export function useReset(onDone: (account: Account) => void) {
  const app = useApp();
  const { code: country } = usePhoneMarket();
  const { kept, keep } = useCodeStep('reset');
  return useFlow(kept ? backAt(kept) : start, transition, (entered, dispatch) => {
    keep(codeStepIn(entered));
    switch (entered.step) {
      case 'asking':
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
