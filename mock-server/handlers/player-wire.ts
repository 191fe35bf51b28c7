import type { Balance, BonusGrant, Player as WirePlayer } from '@copihue/contract/types';
import type { Lang } from '../texts/text-types.ts';
import { bonusHold, runningGrants } from '../world/bonus/bonus-grants.ts';
import { playerBalance } from '../world/core/balance.ts';
import { currencyOf } from '../world/core/markets.ts';
import { masked } from '../world/core/masked.ts';
import type { World } from '../world/core/world.ts';
import { playerById } from '../world/players/players.ts';
import { depositMethods } from '../world/recharge/payment-methods.ts';
import { rechargeCount } from '../world/recharge/recharge-orders.ts';
import { inMajor, toMajor } from '../world/tables/money.ts';
import type { BonusGrantRow } from '../world/tables/rows.ts';

export function isoTime(at: number): string {
  return new Date(at).toISOString();
}

function bonusOnWire(grant: BonusGrantRow): BonusGrant {
  const { id, source, amount, left, wagerTimes, target, wagered, grantedAt, expiresAt } = grant;
  return {
    id,
    source,
    wagerTimes,
    ...inMajor({ amount, left, target, wagered }),
    grantedAt: isoTime(grantedAt),
    expiresAt: isoTime(expiresAt),
  };
}

export function balanceOnWire(world: World, playerId: string): Balance {
  const { total, cash, bonus, withdrawable, owed } = playerBalance(world, playerId);
  const hold = bonusHold(world, playerId);
  return {
    ...inMajor({ total, cash, bonus, withdrawable }),
    ...(owed > 0 ? { owed: toMajor(owed) } : {}),
    ...(hold > 0 ? { bonusHold: toMajor(hold) } : {}),
    currencyAlias: currencyOf(playerById(world, playerId).country),
    bonuses: runningGrants(world, playerId).map(bonusOnWire),
  };
}

export function playerOnWire(world: World, playerId: string, lang: Lang): WirePlayer {
  const player = playerById(world, playerId);
  const { username, country, phone, terms, excludedUntil = 0 } = player;
  return {
    username,
    phoneNumber: masked(phone ?? ''),
    country,
    currencyAlias: currencyOf(country),
    isPhoneBound: phone !== null,
    registeredAt: isoTime(player.registeredAt),
    ...(terms && { terms: { ...terms, acceptedAt: isoTime(terms.acceptedAt) } }),
    exclusion: world.now() < excludedUntil ? { until: isoTime(excludedUntil) } : {},
    rechargeCount: rechargeCount(world, playerId),
    methodConfig: depositMethods(country).map(({ code, name, icon }) => ({
      code,
      name: name[lang],
      icon,
    })),
  };
}
