import type { DepositActivity as WireActivity } from '@copihue/contract/types';
import type { Localised } from '../../texts/text-types.ts';
import { WAGER_TIMES } from '../bonus/bonus-grants.ts';
import { currencyOf, marketDay, nextMarketDay, scaled, smallestUnit } from '../core/markets.ts';
import type { World } from '../core/world.ts';
import { type Minor, shareOf } from '../tables/money.ts';

export interface DepositActivity
  extends Pick<WireActivity, 'id' | 'minAmount' | 'bonusRate' | 'maxBonus' | 'wagerTimes'> {
  title: Localised;
  terms: Localised;
  expiresAt: number;
}

const noTag: Localised = { en: '', ks: '' };
const suggested: Localised = { en: 'Suggested', ks: 'Sugerido' };
const bestBonus: Localised = { en: 'Best bonus', ks: 'Mejor bono' };

const ladder: readonly [amount: number, bonus: number, tag: Localised][] = [
  [5000, 0, noTag],
  [10_000, 1000, suggested],
  [20_000, 2500, noTag],
  [50_000, 7500, noTag],
  [100_000, 15_000, noTag],
  [200_000, 30_000, noTag],
];

/**
 * The best amount has the highest bonus per peso, the reward of a new player included. When several are equal, none is
 * the best (PRO-07).
 * @param nextTier the tier of the player's next deposit; undefined after the second deposit
 */
export function recommendedAmounts(country: string, nextTier?: { rate: number; most: Minor }) {
  const rows = ladder.map(([amount, bonus, tag]) => ({
    amount: scaled(country, amount),
    bonus: scaled(country, bonus),
    tag,
  }));
  const unit = smallestUnit(country);
  const shares = rows.map(({ amount, bonus }) => {
    const reward = nextTier ? Math.min(shareOf(amount, nextTier.rate, unit), nextTier.most) : 0;
    return (bonus + reward) / amount;
  });
  const best = Math.max(...shares);
  const isAlone = shares.filter((share) => share === best).length === 1;
  return rows.map((row, at) => (isAlone && shares[at] === best ? { ...row, tag: bestBonus } : row));
}

const MONDAY = 1;

function endOfWeek(country: string, now: number): number {
  let end = nextMarketDay(country, now);
  while (new Date(marketDay(country, end)).getUTCDay() !== MONDAY) end = nextMarketDay(country, end);
  return end;
}

const EVERY_DEPOSIT_LEAST = 5000;

/** Fills the least amount of the offer on every deposit into a text, in the market's currency (PRO-07). */
export function withMinimum(text: string, country: string): string {
  const least = (scaled(country, EVERY_DEPOSIT_LEAST) / 100).toLocaleString('en-US');
  return text.replace('{least}', `${least} ${currencyOf(country)}`);
}

export function depositActivities(world: World, country: string): DepositActivity[] {
  const expiresAt = endOfWeek(country, world.now());
  return [
    {
      id: 'act-semana-50',
      title: { en: '50% extra this week', ks: '50% extra esta semana' },
      terms: {
        en: 'For deposits from the minimum shown. Stake the bonus 10 times, and what is left turns into cash.',
        ks: 'Para depósitos desde el mínimo indicado. Apuesta 10 veces el bono y lo que te quede pasa a tu efectivo.',
      },
      minAmount: scaled(country, 10_000),
      bonusRate: 0.5,
      maxBonus: scaled(country, 50_000),
      wagerTimes: 10,
      expiresAt,
    },
    {
      id: 'act-recarga-20',
      title: { en: '20% on every deposit', ks: '20% en cada depósito' },
      terms: {
        en: 'For every deposit from the minimum shown. Stake the bonus 5 times, and what is left turns into cash.',
        ks: 'Para cada depósito desde el mínimo indicado. Apuesta 5 veces el bono y lo que te quede pasa a tu efectivo.',
      },
      minAmount: scaled(country, EVERY_DEPOSIT_LEAST),
      bonusRate: 0.2,
      maxBonus: scaled(country, 20_000),
      wagerTimes: 5,
      expiresAt,
    },
  ];
}

/**
 * Bonus of a deposit in minor units, and how many times it must be staked. Without an offer it is that of
 * the recommended amount, up to the next one. A chosen offer replaces it, so the player never gets both.
 */
export function depositBonus(world: World, country: string, amount: Minor, activityId: string | null) {
  const activity = depositActivities(world, country).find(({ id }) => id === activityId);
  if (activity) {
    // A deposit that was paid in part may be below the offer's minimum.
    if (amount < activity.minAmount) return { amount: 0, wagerTimes: activity.wagerTimes };
    const bonus = Math.min(shareOf(amount, activity.bonusRate, smallestUnit(country)), activity.maxBonus);
    return { amount: bonus, wagerTimes: activity.wagerTimes };
  }
  const own = recommendedAmounts(country).findLast((row) => row.amount <= amount)?.bonus ?? 0;
  return { amount: own, wagerTimes: WAGER_TIMES };
}
