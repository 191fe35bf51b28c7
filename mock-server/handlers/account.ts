import {
  getCaptchaSmsMockHandler,
  getCaptchaUsernameSmsMockHandler,
  getUserBindPhoneMockHandler,
  getUserChangePwdMockHandler,
  getUserCheckBindViaUserMockHandler,
  getUserResetPwdMockHandler,
} from '../generated/session/session.msw.ts';
import {
  CaptchaSmsBody,
  CaptchaSmsResponse,
  CaptchaUsernameSmsBody,
  CaptchaUsernameSmsResponse,
  UserBindPhoneBody,
  UserBindPhoneResponse,
  UserChangePwdBody,
  UserChangePwdResponse,
  UserCheckBindViaUserBody,
  UserCheckBindViaUserResponse,
  UserResetPwdBody,
  UserResetPwdResponse,
} from '../generated/session/session.zod.ts';
import { masked } from '../world/core/masked.ts';
import { sendRegisterCode } from '../world/new-user/register.ts';
import {
  bindPhone,
  boundPhoneOf,
  changePassword,
  resetPassword,
  sendBindCode,
  sendResetCode,
} from '../world/players/account.ts';
import { CODE_LENGTH, RESEND_AFTER_SECONDS } from '../world/players/sms.ts';
import { type DefinedCall, defineCall, playerIdOf, sessionOfCall } from './define-call.ts';

const receipt = { resendAfterSeconds: RESEND_AFTER_SECONDS, codeLength: CODE_LENGTH } as const;

/** Codes by SMS, passwords and the bound phone. */
export const accountCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'captchaSms',
    body: CaptchaSmsBody,
    answer: CaptchaSmsResponse,
    plug: getCaptchaSmsMockHandler,
    run: ({ world, body, session }) => {
      // The call does not say what the code is for: a player binds a phone, a guest registers.
      if (session) sendBindCode(world, session.playerId, body.phoneNumber);
      else sendRegisterCode(world, body.country, body.phoneNumber);
      return receipt;
    },
  }),
  defineCall({
    operationId: 'captchaUsernameSms',
    body: CaptchaUsernameSmsBody,
    answer: CaptchaUsernameSmsResponse,
    plug: getCaptchaUsernameSmsMockHandler,
    run: ({ world, body }) => {
      sendResetCode(world, body);
      return receipt;
    },
  }),
  defineCall({
    operationId: 'userBindPhone',
    body: UserBindPhoneBody,
    answer: UserBindPhoneResponse,
    plug: getUserBindPhoneMockHandler,
    run: (call) => {
      const { username, verificationCode } = call.body;
      return { phoneNumber: masked(bindPhone(call.world, playerIdOf(call), username, verificationCode)) };
    },
  }),
  defineCall({
    operationId: 'userResetPwd',
    body: UserResetPwdBody,
    answer: UserResetPwdResponse,
    plug: getUserResetPwdMockHandler,
    run: ({ world, body, session }) => {
      resetPassword(world, body, session);
      return {};
    },
  }),
  defineCall({
    operationId: 'userCheckBindViaUser',
    body: UserCheckBindViaUserBody,
    answer: UserCheckBindViaUserResponse,
    plug: getUserCheckBindViaUserMockHandler,
    run: ({ world, body }) => ({ phoneNumber: masked(boundPhoneOf(world, body) ?? '') }),
  }),
  defineCall({
    operationId: 'userChangePwd',
    body: UserChangePwdBody,
    answer: UserChangePwdResponse,
    plug: getUserChangePwdMockHandler,
    run: (call) => {
      changePassword(call.world, sessionOfCall(call), call.body.oldPassword, call.body.password);
      return {};
    },
  }),
];
