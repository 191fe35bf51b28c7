import { accountCalls } from './account.ts';
import { adsCalls } from './ads.ts';
import { betCalls } from './bets.ts';
import { cashbackCalls } from './cashback.ts';
import type { DefinedCall } from './define-call.ts';
import { gameCalls } from './game.ts';
import { lobbyCalls } from './lobby.ts';
import { luckyMoneyCalls } from './lucky-money.ts';
import { newUserCalls } from './new-user.ts';
import { rechargeCalls } from './recharge.ts';
import { rechargeOfferCalls } from './recharge-offers.ts';
import { sessionCalls } from './session.ts';
import { withdrawCalls } from './withdraw.ts';

/** Every call of the contract, once; a test compares it with the generated list. */
export const calls: readonly DefinedCall[] = [
  ...gameCalls,
  ...betCalls,
  ...lobbyCalls,
  ...sessionCalls,
  ...accountCalls,
  ...rechargeCalls,
  ...rechargeOfferCalls,
  ...withdrawCalls,
  ...newUserCalls,
  ...cashbackCalls,
  ...adsCalls,
  ...luckyMoneyCalls,
];
