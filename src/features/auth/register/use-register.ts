import { useState } from 'react';
import { CallError } from '../../../api/call-error.ts';
import { captchaSms } from '../../../api/generated/captcha-sms.ts';
import type { LoginResult, RegisterRequest } from '../../../api/generated/contract.schemas.ts';
import { userLogin } from '../../../api/generated/user-login.ts';
import { userRegister } from '../../../api/generated/user-register.ts';
import { TERMS_VERSION } from '../../../config/terms.ts';
import { type App, useApp } from '../../../lib/app.ts';
import { type DeviceKey, readDevice } from '../../../lib/device-storage.ts';
import { type CodeStepOf, useCodeStep } from '../../../session/code-step.ts';
import { hasSession, LOGIN_OK, noSessionGiven, useFormCall } from '../flow-problem.ts';
import { usePhoneMarket } from '../phone-draft.ts';
import { forgetCode, sendCode } from '../sms/sms-wait.ts';

type Origin = Pick<RegisterRequest, 'cid' | 'channel' | 'envelopeId' | 'inviteUserId'>;

const SOURCES: Readonly<Record<keyof Origin, readonly [DeviceKey, number]>> = {
  cid: ['cid', 120],
  channel: ['channel', 60],
  envelopeId: ['shared', 64],
  /** The user who shared the link. */
  inviteUserId: ['localFrom', 64],
};

/** Collects how the player came to the app (APP-08). Values that the contract would refuse are left out. */
export function registrationOrigin(app: App): Origin {
  const origin: Origin = {};
  for (const name of Object.keys(SOURCES) as (keyof Origin)[]) {
    const [key, maxLength] = SOURCES[name];
    const value = readDevice(app, key);
    if (value && value.length <= maxLength) origin[name] = value;
  }
  return origin;
}

export type NewAccount = Pick<RegisterRequest, 'username' | 'password' | 'agentCode' | 'birthDate'>;

export const PHONE_TAKEN = 'phone-taken';
/** Refusals of a second try after the first one made the account: its code is used up. */
const MADE_BEFORE: readonly string[] = [PHONE_TAKEN, 'expired-code'];

/** Logs in with an account that exists although the answer to its registration was lost. @throws CallError */
async function registerOrLogIn(body: RegisterRequest, mayExist: boolean): Promise<LoginResult> {
  try {
    return await userRegister(body);
  } catch (refusal) {
    if (!(mayExist && refusal instanceof CallError && MADE_BEFORE.includes(refusal.code ?? '')))
      throw refusal;
    const { country, username, password } = body;
    const result = await userLogin({ country, username, password }).catch((failure: unknown) => {
      throw failure instanceof CallError && failure.isUnknown ? failure : refusal;
    });
    if (result.status !== LOGIN_OK) throw refusal;
    return result;
  }
}

/** Runs the registration (SES-06 to SES-08). @param onRegistered not called once the form is closed */
export function useRegister(onRegistered: (login: { token: string; country: string }) => void) {
  const app = useApp();
  const { code: country } = usePhoneMarket();
  const [step, moveTo] = useCodeStep('register');
  // Empty after a reload, because passwords are not stored (SES-14).
  const [password, setPassword] = useState('');
  const request = useFormCall(({ phoneNumber, isAgain }: { phoneNumber: string; isAgain: boolean }) =>
    sendCode(app, 'register', phoneNumber, isAgain, () => captchaSms({ country, phoneNumber })),
  );
  const registration = useFormCall(
    ({ mayExist, ...body }: RegisterRequest & { mayExist: boolean }) => registerOrLogIn(body, mayExist),
    hasSession,
  );
  const leave = () => {
    request.leave();
    registration.leave();
  };

  return {
    step,
    needsPassword: password === '',
    isRequesting: request.isUnderWay,
    isSending: registration.isBusy,
    isSentAgain: request.isDone && request.body?.isAgain === true,
    problem: request.problem ?? registration.problem ?? (registration.data && noSessionGiven),
    onEdited() {
      request.onEdited();
      registration.onEdited();
    },
    back() {
      leave();
      moveTo(undefined);
    },
    submit({ password: typed, ...account }: NewAccount) {
      registration.leave();
      const onSuccess = () => {
        setPassword(typed);
        moveTo({ flow: 'register', ...account, mayExist: false });
      };
      request.run({ phoneNumber: account.username, isAgain: false }, { onSuccess });
    },
    resend(phoneNumber: string) {
      registration.leave();
      request.run({ phoneNumber, isAgain: true });
    },
    submitCode(verificationCode: string, of: CodeStepOf<'register'>, typed = password) {
      const { username, agentCode, birthDate, mayExist } = of;
      request.leave();
      setPassword(typed);
      // A call under way may have created the account.
      moveTo({ ...of, mayExist: true });
      const account = {
        username,
        password: typed,
        ...(agentCode && { agentCode }),
        ...(birthDate && { birthDate }),
      };
      const accepted = { terms: TERMS_VERSION, ...registrationOrigin(app) };
      registration.run(
        { country, ...account, verificationCode, ...accepted, mayExist },
        {
          onSuccess({ status, token }) {
            if (status !== LOGIN_OK || !token)
              return moveTo({ ...of, mayExist: mayExist || status === LOGIN_OK });
            forgetCode(app, 'register', username);
            onRegistered({ token, country });
          },
          onError({ isUnknown, code = '' }) {
            if (code === 'under-age') moveTo(undefined);
            else moveTo({ ...of, mayExist: isUnknown || (mayExist && !MADE_BEFORE.includes(code)) });
          },
        },
      );
    },
  };
}
