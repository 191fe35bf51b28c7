import type { SessionHandlers } from '../generated/handlers.ts';
import { masked } from '../world/core/masked.ts';
import { mapPage, pageOf } from '../world/core/pages.ts';
import { register, sendRegisterCode } from '../world/new-user/register.ts';
import {
  bindPhone,
  boundPhoneOf,
  changePassword,
  resetPassword,
  sendBindCode,
  sendResetCode,
} from '../world/players/account.ts';
import { excludePlayer } from '../world/players/exclusion.ts';
import { login } from '../world/players/login.ts';
import { closeSession, issueTicket } from '../world/players/sessions.ts';
import { CODE_LENGTH, RESEND_AFTER_SECONDS } from '../world/players/sms.ts';
import { activityOf } from '../world/records/activity-records.ts';
import { inMajor } from '../world/tables/money.ts';
import { sessionOfCall } from './call.ts';
import { balanceOnWire, isoTime, playerOnWire } from './player-wire.ts';

const VERSION = '1.0.0';
/** Status of a successful login (spec point 7). */
const LOGIN_OK = 1;

const receipt = { resendAfterSeconds: RESEND_AFTER_SECONDS, codeLength: CODE_LENGTH } as const;

export const sessionHandlers: SessionHandlers = {
  ping: (_input, { world }) => ({ serverTime: isoTime(world.now()), version: VERSION }),
  userLogin: (input, { world, address, sendToken }) => {
    const { token } = login(world, { ...input, address });
    sendToken(token);
    return { status: LOGIN_OK, token };
  },
  userRegister: (input, { world, address, sendToken }) => {
    const { token } = register(world, { ...input, address });
    sendToken(token);
    return { status: LOGIN_OK, token };
  },
  userLogout: (_input, { world, session, dropToken }) => {
    if (session) closeSession(world, session);
    dropToken();
    return {};
  },
  userGetUserInfo: ({ excludeUntil, socketTicket }, call) => {
    const { world, playerId, lang } = call;
    if (excludeUntil !== undefined) excludePlayer(world, playerId, Date.parse(excludeUntil));
    const player = playerOnWire(world, playerId, lang);
    return socketTicket ? { ...player, socketTicket: issueTicket(world, sessionOfCall(call)) } : player;
  },
  walletBalance: (_input, { world, playerId }) => balanceOnWire(world, playerId),
  walletActivityRecords: (input, { world, playerId }) => {
    const page = pageOf(activityOf(world, playerId, input), input);
    return mapPage(page, ({ id, type, ref, amount, balanceAfter, createdAt }) => ({
      id,
      type,
      ...inMajor({ amount, balanceAfter }),
      ...(type.startsWith('lucky_money') && { envelopeId: ref }),
      createdAt: isoTime(createdAt),
    }));
  },
  captchaSms: (input, { world, session, address }) => {
    // The call does not name the purpose of the code. A player binds a phone; a guest registers.
    if (session) sendBindCode(world, session.playerId, input.phoneNumber, address);
    else sendRegisterCode(world, input.country, input.phoneNumber, address);
    return receipt;
  },
  captchaUsernameSms: (input, { world, address }) => {
    sendResetCode(world, { ...input, address });
    return receipt;
  },
  userBindPhone: ({ username: phone, verificationCode: code }, { world, playerId, address }) => ({
    phoneNumber: masked(bindPhone(world, playerId, { phone, code, address })),
  }),
  userResetPwd: (input, { world, session, address }) => {
    resetPassword(world, { ...input, address }, session);
    return {};
  },
  userCheckBindViaUser: (input, { world }) => ({ phoneNumber: masked(boundPhoneOf(world, input) ?? '') }),
  userChangePwd: (input, call) => {
    changePassword(call.world, sessionOfCall(call), { ...input, address: call.address });
    return {};
  },
};
