import type { CheckPart } from '@copihue/contract/check-options';
import type { Law } from '@copihue/contract/laws';
import type { Fault } from '../test-server/fault.ts';
import type { AnswerChange } from '../test-server/switch.ts';

/** Built anew for each run, because a fault may remember earlier calls. */
export interface GeneratedFault {
  name: string;
  law: Law;
  build(): Fault;
}

/** One way to break a law: the changed answers and the change. */
export interface Planted {
  name: string;
  on?: string;
  after: () => AnswerChange;
}

type Reach = Pick<Fault, 'with' | 'parts'>;

const withCalls = (...calls: string[]): Reach => ({ with: ['userRegister', ...calls] });

/** These calls need a second player, registered on the way. */
const reach: Readonly<Record<string, Reach>> = {
  luckyMoneyClaim: withCalls(),
  luckyMoneyClaimed: withCalls('luckyMoneyClaim'),
  // A packet with another intent exists, so that its claim can be refused.
  luckyMoneyCreate: { ...withCalls('luckyMoneyClaim'), parts: ['journey', 'refusals'] },
  luckyMoneyCollected: withCalls(),
  luckyMoneyLatestCollected: withCalls(),
  luckyMoneyTotalClaimedReward: withCalls(),
  pbGet: withCalls('rechargePaymentMethods'),
  pbRegClaim: withCalls(),
  pbList: withCalls(),
  pigCollect: withCalls('rechargePaymentMethods'),
  pigLoad: withCalls('rechargePaymentMethods'),
  pigRecord: withCalls('pigCollect', 'rechargePaymentMethods'),
  walletActivityRecords: withCalls('pbRegClaim', 'luckyMoneyCreate'),
  walletBalance: withCalls('pbRegClaim'),
  userBindPhone: withCalls(),
};

/** Calls and parts of the check that a law needs. */
export function reachOf(operationId: string, kind: string): Reach {
  const own = reach[operationId] ?? {};
  const parts: CheckPart[] = ['filter', 'near-now'].includes(kind) ? ['journey', 'laws'] : ['journey'];
  if (kind === 'private') return { ...withCalls(), parts: ['journey', 'laws'] };
  return { parts, ...own };
}
