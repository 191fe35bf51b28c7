import type { Call } from '../source/contract.ts';

const harmless = new Set(['userLogin', 'userLogout', 'gameUrl', 'gameCollect', 'luckyMoneyFinishGuide']);

/** A change outside the caller's session: money, an SMS, an account, a password. A change that is not listed is one too. */
export function needsWrites({ operationId, kind }: Call): boolean {
  return kind !== 'query' && !harmless.has(operationId);
}

export function sendsSms({ path }: Call): boolean {
  return path.startsWith('/captcha/');
}
