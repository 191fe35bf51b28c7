import type { Call } from '../source/contract.ts';

/** Effects of calls outside the caller's session. Such calls need --writes. */
const effects: Readonly<Record<string, string>> = {
  userRegister: 'creates an account',
  userBindPhone: 'binds a phone',
  captchaSms: 'sends an SMS',
  captchaUsernameSms: 'sends an SMS',
  userResetPwd: 'changes a password',
  userChangePwd: 'changes a password',
  rechargeCreateRechargeOrder: 'creates a deposit order',
  rechargeV2CreateRechargeOrder: 'creates a deposit order',
  rechargePrepay: 'starts a payment',
  withdrawCreate: 'moves money',
  luckyMoneyCreate: 'moves money',
  luckyMoneyClaim: 'moves money',
  pigCollect: 'moves money',
  pbGet: 'moves money',
  pbRegClaim: 'moves money',
  adsMgSkyAdsReport: 'reports to an advertiser',
};

const harmless = new Set(['userLogin', 'userLogout', 'gameUrl', 'gameCollect', 'luckyMoneyFinishGuide']);

/**
 * The effect that makes a call need --writes. Undefined for reads and harmless changes. A change that is not listed
 * needs it too.
 */
export function effectOf({ operationId, kind }: Call): string | undefined {
  if (kind === 'query' || harmless.has(operationId)) return undefined;
  return effects[operationId] ?? 'changes something';
}

export function sendsSms({ operationId }: Call): boolean {
  return effects[operationId] === 'sends an SMS';
}
