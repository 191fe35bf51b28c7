import type { PbClaim, PbConfig, PbReward } from '@copihue/contract/types';
import type { NewUserDepositHandlers } from '../generated/handlers.ts';
import type { Lang } from '../texts/text-types.ts';
import { currencyOf } from '../world/core/markets.ts';
import {
  claimDepositReward,
  claimOf,
  claimRegistrationBonus,
  type NewUserTier,
  newUserTiers,
  REWARD_DAYS,
  REWARD_WAGER_TIMES,
  readyReward,
} from '../world/new-user/new-user-rewards.ts';
import { toMajor } from '../world/tables/money.ts';
import type { BonusGrantRow } from '../world/tables/rows.ts';
import type { Call } from './call.ts';
import { isoTime } from './player-wire.ts';

/** `rewardRecharge` is in percent of the deposit. */
function tierOnWire(tier: NewUserTier, lang: Lang): PbConfig {
  return {
    rewardRecharge: Math.round(tier.rate * 100),
    rewardTotal: toMajor(tier.most),
    rewardReg: toMajor(tier.registration),
    rewardType: tier.number,
    rewardTag: tier.tag[lang],
    rewardAlready: 0,
    wagerTimes: REWARD_WAGER_TIMES,
    validDays: REWARD_DAYS,
  };
}

function claimOnWire(kind: PbClaim['kind'], grant: BonusGrantRow): PbClaim {
  return {
    kind,
    amount: toMajor(grant.amount),
    wagerTotal: toMajor(grant.target),
    wagered: toMajor(grant.wagered),
    expiresAt: isoTime(grant.expiresAt),
    state: grant.state,
  };
}

function standingOnWire({ world, playerId, lang }: Call, tier: NewUserTier): PbConfig {
  const deposit = claimOf(world, playerId, tier.number);
  const registration = tier.registration > 0 ? claimOf(world, playerId, 'registration') : undefined;
  return {
    ...tierOnWire(tier, lang),
    rewardRecharge: toMajor(deposit?.amount ?? 0),
    rewardAlready: toMajor((deposit?.amount ?? 0) + (registration?.amount ?? 0)),
    rewardReady: toMajor(readyReward(world, playerId, tier)),
    claims: [
      ...(registration ? [claimOnWire('registration', registration)] : []),
      ...(deposit ? [claimOnWire('deposit', deposit)] : []),
    ],
  };
}

function rewardOnWire({ amount, wagerTimes, expiresAt }: BonusGrantRow): PbReward {
  return { amount: toMajor(amount), wagerTimes, expiresAt: isoTime(expiresAt) };
}

export const newUserDepositHandlers: NewUserDepositHandlers = {
  pbConfig: ({ country }, { lang }) => ({
    pbConfig: newUserTiers.map((tier) => tierOnWire(tier, lang)),
    currencyAlias: currencyOf(country),
  }),
  pbList: (_input, call) => newUserTiers.map((tier) => standingOnWire(call, tier)),
  pbGet: (input, { world, playerId }) => rewardOnWire(claimDepositReward(world, playerId, input.rewardType)),
  pbRegClaim: (_input, { world, playerId }) => rewardOnWire(claimRegistrationBonus(world, playerId)),
};
