import { captchaSms } from '../../../api/generated/captcha-sms.ts';
import type { LoginResult, RegisterRequest } from '../../../api/generated/contract.schemas.ts';
import { userLogin } from '../../../api/generated/user-login.ts';
import { userRegister } from '../../../api/generated/user-register.ts';
import { TERMS_VERSION } from '../../../config/terms.ts';
import { type App, useApp } from '../../../lib/app.ts';
import { type DeviceKey, readDevice } from '../../../lib/device-storage.ts';
import { useFlow } from '../../../lib/flow.ts';
import { useCodeStep } from '../../../session/code-step.ts';
import { type FlowProblem, runCall } from '../flow-problem.ts';
import { usePhoneMarket } from '../phone-draft.ts';
import { forgetCode, isCodeWaiting, sendCode } from '../sms/sms-wait.ts';
import {
  backAt,
  codeStepIn,
  type NewAccount,
  type RegisterEvent,
  start,
  transition,
} from './register-flow.ts';

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

const answered = ({ status, token }: LoginResult): RegisterEvent => ({ type: 'answered', status, token });
const failed = (problem: FlowProblem): RegisterEvent => ({ type: 'failed', problem });

/** Runs the registration (SES-06 to SES-08). @param onRegistered not called once the form is closed */
export function useRegister(onRegistered: (login: { token: string; country: string }) => void) {
  const app = useApp();
  const { code: country } = usePhoneMarket();
  const isWaiting = (number: string) => isCodeWaiting(app, 'register', number);
  const { kept, keep } = useCodeStep('register');
  const { state, send } = useFlow(kept ? backAt(kept) : start, transition, (entered, dispatch) => {
    keep(codeStepIn(entered));
    switch (entered.step) {
      case 'requesting':
      case 'resending': {
        const { username: phoneNumber } = entered.account;
        return runCall(
          app,
          () => sendCode(app, 'register', phoneNumber, () => captchaSms({ country, phoneNumber })),
          () => ({ type: 'codeSent' }),
          (problem) => ({ type: 'codeNotSent', problem, isCodeWaiting: isWaiting(phoneNumber) }),
        ).then(dispatch);
      }
      case 'sending': {
        const { account, code: verificationCode } = entered;
        const accepted = { terms: TERMS_VERSION, ...registrationOrigin(app) };
        const body = { country, ...account, verificationCode, ...accepted };
        return runCall(app, () => userRegister(body), answered, failed).then(dispatch);
      }
      case 'entering': {
        const { username, password } = entered.account;
        return runCall(app, () => userLogin({ country, username, password }), answered, failed).then(
          dispatch,
        );
      }
      case 'done':
        forgetCode(app, 'register', entered.username);
        return onRegistered({ token: entered.token, country });
      default:
    }
  });
  const submit = (account: NewAccount) =>
    send({ type: 'submitted', account, isCodeWaiting: isWaiting(account.username) });
  return { state, send, submit, kept };
}
