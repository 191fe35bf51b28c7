import type { PbClaim, PbConfig } from '../../../api/generated/contract.schemas.ts';
import { rewardOf } from '../../../lib/fee.ts';
import { type Minor, toMinor } from '../../../lib/money.ts';

export type TierNumber = 1 | 2;

/** A tier for every visitor. Amounts in minor units; undefined if one cannot be read. */
export interface Tier {
  number: TierNumber;
  tag: string;
  percent: number;
  most: Minor | undefined;
  registration: Minor | undefined;
  /** How many times a reward must be wagered before it becomes cash; undefined if the server does not say. */
  wagerTimes: number | undefined;
  validDays: number | undefined;
}

const TIER_1 = { percent: 50, most: 500_000n, registration: 10_000n };
const TIER_2 = { percent: 20, most: 400_000n, registration: 0n };
const UNKNOWN_TERMS = { tag: '', wagerTimes: undefined, validDays: undefined };

/** The defaults of spec point 9, for fields that a server leaves out. */
export const DEFAULT_TIERS: readonly [Tier, Tier] = [
  { number: 1, ...TIER_1, ...UNKNOWN_TERMS },
  { number: 2, ...TIER_2, ...UNKNOWN_TERMS },
];

export function tiersOf(config: readonly PbConfig[] | undefined): readonly [Tier, Tier] {
  const read = (fallback: Tier): Tier => {
    const tierConfig = config?.find(({ rewardType }) => rewardType === fallback.number);
    if (!tierConfig) return fallback;
    return {
      number: fallback.number,
      tag: tierConfig.rewardTag,
      percent: tierConfig.rewardRecharge,
      most: toMinor(tierConfig.rewardTotal),
      registration: toMinor(tierConfig.rewardReg),
      wagerTimes: tierConfig.wagerTimes,
      validDays: tierConfig.validDays,
    };
  };
  const [first, second] = DEFAULT_TIERS;
  return [read(first), read(second)];
}

export function tierReward(
  { percent, most }: Tier,
  deposit: Minor,
  isZeroDecimal: boolean,
): Minor | undefined {
  return most === undefined ? undefined : rewardOf(deposit, percent / 100, most, isZeroDecimal);
}

/** The smallest payable deposit that earns the whole reward; 0 for a tier that pays nothing. */
export function fullDeposit({ percent, most }: Tier, isZeroDecimal: boolean): Minor {
  if (percent <= 0 || most === undefined) return 0n;
  // Hundredths of a percent keep a rate such as 12.5 exact. Rounded up, so that the whole reward is reached.
  const unit = isZeroDecimal ? 100n : 1n;
  const parts = BigInt(Math.round(percent * 100)) * unit;
  return ((most * 10_000n + parts - 1n) / parts) * unit;
}

/**
 * `locked` needs another deposit first, `open` can be earned now, `held` waits for its deposit to be back in the balance,
 * `ready` can be claimed, `claimed` was paid.
 */
export type RewardState = 'locked' | 'open' | 'held' | 'ready' | 'claimed';

export interface RewardStanding {
  state: RewardState;
  /** Paid by a claim, in minor units; undefined while unknown. */
  amount: Minor | undefined;
  claim: PbClaim | undefined;
}

const claimIn = (entry: PbConfig | undefined, kind: PbClaim['kind']) =>
  entry?.claims?.find((claim) => claim.kind === kind);

const entryOf = (list: readonly PbConfig[], number: TierNumber) =>
  list.find(({ rewardType }) => rewardType === number);

export type RewardName = 'registration' | 'first' | 'second';
export type RewardStandings = Readonly<Record<RewardName, RewardStanding>>;

/** True when the first tier paid more than its deposit's reward: the rest is the registration bonus. */
export function hasRegistrationBonus(list: readonly PbConfig[]): boolean {
  const first = entryOf(list, 1);
  if (!first) return false;
  return claimIn(first, 'registration') !== undefined || first.rewardAlready > first.rewardRecharge;
}

/** The player's own answer has the bonus; it is 0 in a market without one. */
export function registrationStanding(list: readonly PbConfig[]): RewardStanding {
  const entry = entryOf(list, 1);
  const state = hasRegistrationBonus(list) ? 'claimed' : 'ready';
  return { state, amount: entry ? toMinor(entry.rewardReg) : 0n, claim: claimIn(entry, 'registration') };
}

/** @param deposits successful deposits so far; undefined when unknown */
export function depositStanding(
  list: readonly PbConfig[],
  number: TierNumber,
  deposits: number | undefined,
): RewardStanding {
  const entry = entryOf(list, number);
  const claimed = entry?.rewardRecharge ?? 0;
  if (claimed > 0) return { state: 'claimed', amount: toMinor(claimed), claim: claimIn(entry, 'deposit') };
  const ready = entry?.rewardReady;
  if (ready !== undefined && ready > 0) return { state: 'ready', amount: toMinor(ready), claim: undefined };
  const made = deposits ?? 0;
  if (made >= number)
    return { state: ready === undefined ? 'ready' : 'held', amount: undefined, claim: undefined };
  const isFirstMade = made >= 1 || (number === 2 && depositStanding(list, 1, deposits).state !== 'open');
  return { state: number === 1 || isFirstMade ? 'open' : 'locked', amount: undefined, claim: undefined };
}

export function standingsOf(list: readonly PbConfig[], deposits: number | undefined): RewardStandings {
  return {
    registration: registrationStanding(list),
    first: depositStanding(list, 1, deposits),
    second: depositStanding(list, 2, deposits),
  };
}

export interface ReadyReward {
  name: RewardName;
  amount: Minor | undefined;
}

/** Rewards to claim, from the player's own answer alone, so that no other call is needed. */
export function readyRewards(list: readonly PbConfig[], deposits: number | undefined): ReadyReward[] {
  const standings = standingsOf(list, deposits);
  return (['registration', 'first', 'second'] as const).flatMap((name) => {
    const { state, amount } = standings[name];
    return state === 'ready' && amount !== 0n ? [{ name, amount }] : [];
  });
}
