import {
  getPingMockHandler,
  getUserGetUserInfoMockHandler,
  getUserLoginMockHandler,
  getUserLogoutMockHandler,
  getUserRegisterMockHandler,
  getWalletActivityRecordsMockHandler,
  getWalletBalanceMockHandler,
} from '../generated/session/session.msw.ts';
import {
  PingBody,
  PingResponse,
  UserGetUserInfoBody,
  UserGetUserInfoResponse,
  UserLoginBody,
  UserLoginResponse,
  UserLogoutBody,
  UserLogoutResponse,
  UserRegisterBody,
  UserRegisterResponse,
  WalletActivityRecordsBody,
  WalletActivityRecordsResponse,
  WalletBalanceBody,
  WalletBalanceResponse,
} from '../generated/session/session.zod.ts';
import { pageOf } from '../world/core/pages.ts';
import { register } from '../world/new-user/register.ts';
import { login } from '../world/players/login.ts';
import { closeSession } from '../world/players/sessions.ts';
import { activityOf } from '../world/records/activity-records.ts';
import { toMajor } from '../world/tables/money.ts';
import { type DefinedCall, defineCall, playerIdOf } from './define-call.ts';
import { balanceOnWire, isoTime, playerOnWire } from './player-wire.ts';

const VERSION = '1.0.0';
/** Status of a login that worked (spec point 7). */
const LOGIN_OK = 1;

/** Session, profile and wallet of the player. */
export const sessionCalls: readonly DefinedCall[] = [
  defineCall({
    operationId: 'ping',
    body: PingBody,
    answer: PingResponse,
    plug: getPingMockHandler,
    run: ({ world }) => ({ serverTime: isoTime(world.now()), version: VERSION }),
  }),
  defineCall({
    operationId: 'userLogin',
    body: UserLoginBody,
    answer: UserLoginResponse,
    plug: getUserLoginMockHandler,
    run: ({ world, body, sendToken }) => {
      const { token } = login(world, body);
      sendToken(token);
      return { status: LOGIN_OK, token };
    },
  }),
  defineCall({
    operationId: 'userRegister',
    body: UserRegisterBody,
    answer: UserRegisterResponse,
    plug: getUserRegisterMockHandler,
    run: ({ world, body, sendToken }) => {
      const { country, username, password, verificationCode, ...origin } = body;
      const { token } = register(world, { country, username, password, verificationCode, origin });
      sendToken(token);
      return { status: LOGIN_OK, token };
    },
  }),
  defineCall({
    operationId: 'userLogout',
    body: UserLogoutBody,
    answer: UserLogoutResponse,
    plug: getUserLogoutMockHandler,
    run: ({ world, session, dropToken }) => {
      if (session) closeSession(world, session);
      dropToken();
      return {};
    },
  }),
  defineCall({
    operationId: 'userGetUserInfo',
    body: UserGetUserInfoBody,
    answer: UserGetUserInfoResponse,
    plug: getUserGetUserInfoMockHandler,
    run: (call) => playerOnWire(call.world, playerIdOf(call), call.lang),
  }),
  defineCall({
    operationId: 'walletBalance',
    body: WalletBalanceBody,
    answer: WalletBalanceResponse,
    plug: getWalletBalanceMockHandler,
    run: (call) => balanceOnWire(call.world, playerIdOf(call)),
  }),
  defineCall({
    operationId: 'walletActivityRecords',
    body: WalletActivityRecordsBody,
    answer: WalletActivityRecordsResponse,
    plug: getWalletActivityRecordsMockHandler,
    run: (call) => {
      const page = pageOf(activityOf(call.world, playerIdOf(call), call.body), call.body);
      const list = page.list.map(({ id, type, ref, amount, balanceAfter, createdAt }) => ({
        id,
        type,
        amount: toMajor(amount),
        balanceAfter: toMajor(balanceAfter),
        ...(type.startsWith('lucky_money') && { envelopeId: ref }),
        createdAt: isoTime(createdAt),
      }));
      return { ...page, list };
    },
  }),
];
