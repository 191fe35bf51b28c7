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

type Reach = Pick<Fault, 'players' | 'with' | 'parts'>;

/** These calls need a second player, registered on the way. */
const TWO: Reach = { players: 2, with: ['userRegister'] };

const reach: Readonly<Record<string, Reach>> = {
  luckyMoneyClaim: TWO,
  luckyMoneyClaimed: { players: 2, with: ['userRegister', 'luckyMoneyClaim'] },
  // A packet with another intent exists, so that its claim can be refused.
  luckyMoneyCreate: { players: 2, with: ['userRegister', 'luckyMoneyClaim'], parts: ['journey', 'refusals'] },
  luckyMoneyCollected: TWO,
  luckyMoneyLatestCollected: TWO,
  luckyMoneyTotalClaimedReward: TWO,
  pbGet: { players: 2, with: ['userRegister', 'rechargeQueryPay'] },
  pbRegClaim: TWO,
  pbList: TWO,
  pigCollect: { players: 2, with: ['userRegister', 'rechargeQueryPay'] },
  pigLoad: { players: 2, with: ['userRegister', 'rechargeQueryPay'] },
  pigRecord: { players: 2, with: ['userRegister', 'pigCollect', 'rechargeQueryPay'] },
  walletActivityRecords: { players: 2, with: ['userRegister', 'pbRegClaim', 'luckyMoneyCreate'] },
  walletBalance: { players: 2, with: ['userRegister', 'pbRegClaim'] },
  userBindPhone: { players: 2, with: ['userRegister'] },
};

/** Calls and parts of the check that a law needs. */
export function reachOf(operationId: string, kind: string): Reach {
  const own = reach[operationId] ?? {};
  const parts: CheckPart[] = ['filter', 'near-now'].includes(kind) ? ['journey', 'laws'] : ['journey'];
  if (kind === 'private') return { ...TWO, parts: ['journey', 'laws'] };
  return { parts, ...own };
}
