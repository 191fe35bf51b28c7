import type { Call } from '../source/contract.ts';

/** What a call does outside the session that makes it. Such calls are only made with --writes. */
const effects: Readonly<Record<string, string>> = {
  userRegister: 'makes an account',
  userBindPhone: 'binds a phone',
  captchaSms: 'sends an SMS',
  captchaUsernameSms: 'sends an SMS',
  userResetPwd: 'changes a password',
  userChangePwd: 'changes a password',
  rechargeCreateRechargeOrder: 'makes a deposit order',
  rechargeV2CreateRechargeOrder: 'makes a deposit order',
  rechargePrepay: 'starts a payment',
  withdrawCreate: 'moves money',
  luckyMoneyCreate: 'moves money',
  luckyMoneyClaim: 'moves money',
  pigCollect: 'moves money',
  pbGet: 'moves money',
  pbRegClaim: 'moves money',
  adsMgSkyAdsReport: 'reports to an advertiser',
};

/** Changes that undo themselves or mean nothing to anybody else. */
const harmless = new Set(['userLogin', 'userLogout', 'gameUrl', 'gameCollect', 'luckyMoneyFinishGuide']);

/** What a call does that needs --writes; undefined for reads and harmless changes. A change nobody has listed counts. */
export function effectOf({ operationId, kind }: Call): string | undefined {
  if (kind === 'query' || harmless.has(operationId)) return undefined;
  return effects[operationId] ?? 'changes something';
}

/** True for a call whose body names a phone that gets a message. */
export function sendsSms({ operationId }: Call): boolean {
  return effects[operationId] === 'sends an SMS';
}
