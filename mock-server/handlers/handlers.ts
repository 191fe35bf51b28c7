import type { Handlers } from '../generated/handlers.ts';
import { adsHandlers } from './ads.ts';
import { cashbackHandlers } from './cashback.ts';
import { gameHandlers } from './game.ts';
import { lobbyHandlers, noticeHandlers } from './lobby.ts';
import { luckyMoneyHandlers } from './lucky-money.ts';
import { newUserDepositHandlers } from './new-user.ts';
import { rechargeHandlers } from './recharge.ts';
import { sessionHandlers } from './session.ts';
import { withdrawHandlers } from './withdraw.ts';

/** What each call of the contract does. A call without a handler, or a handler without a call, does not compile. */
export const handlers: Handlers = {
  ...adsHandlers,
  ...cashbackHandlers,
  ...gameHandlers,
  ...lobbyHandlers,
  ...luckyMoneyHandlers,
  ...newUserDepositHandlers,
  ...noticeHandlers,
  ...rechargeHandlers,
  ...sessionHandlers,
  ...withdrawHandlers,
};
