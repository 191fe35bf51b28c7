import type { CheckPart } from '@copihue/contract/check-options';
import type { Law } from '@copihue/contract/laws';
import type { AnswerChange, Fault } from '../broken-server/fault.ts';

/** A fault that a machine made, built anew for each run because it may remember what came before. */
export interface GeneratedFault {
  name: string;
  law: Law;
  build(): Fault;
}

/** One way to break a law: what is changed in which answers. */
export interface Planted {
  name: string;
  /** The call that is changed, where it is another one than the law's. */
  on?: string;
  after?: () => AnswerChange;
  before?: () => NonNullable<Fault['before']>;
}

type Reach = Pick<Fault, 'players' | 'with' | 'parts'>;

/** Calls that take another player, who is registered on the way. */
const TWO: Reach = { players: 2, with: ['userRegister'] };

const reach: Readonly<Record<string, Reach>> = {
  luckyMoneyClaim: TWO,
  luckyMoneyClaimed: { players: 2, with: ['userRegister', 'luckyMoneyClaim'] },
  // A packet of another intent is made on the way to what a claim is refused for.
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

/** What has to be made and run so that a law of a call is looked at. */
export function reachOf(operationId: string, kind: string): Reach {
  const own = reach[operationId] ?? {};
  const parts: CheckPart[] = ['filter', 'near-now'].includes(kind) ? ['journey', 'laws'] : ['journey'];
  if (kind === 'private') return { ...TWO, parts: ['journey', 'laws'] };
  return { parts, ...own };
}
