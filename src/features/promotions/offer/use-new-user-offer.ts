import { usePbConfig, usePbList } from '../../../api/generated/new-user-deposit.ts';
import { useApp } from '../../../lib/app.ts';
import { formatMinor, type Minor } from '../../../lib/money.ts';
import { isSettled, readAs, retryOf } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { usePlayBlock } from '../../../session/play-limits/use-play-limits.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { useBalance, usePlayer } from '../../../session/use-player.ts';
import {
  type ReadyReward,
  type RewardName,
  type RewardStandings,
  readyRewards,
  standingsOf,
  tiersOf,
} from './new-user-offer.ts';

export type NewUserOffer = ReturnType<typeof useNewUserOffer>;

const quiet = { meta: { isQuiet: true } } as const;

/** Rewards to claim (PRO-07); empty for a guest, and during a break or an exclusion (PLR-02). Makes only the player's own call. */
export function useReadyRewards(): readonly ReadyReward[] {
  const isLogin = useIsLogin();
  const deposits = usePlayer()?.rechargeCount;
  const { data } = usePbList({}, { query: { ...quiet, enabled: isLogin } });
  const block = usePlayBlock();
  return isLogin && data && !block ? readyRewards(data, deposits) : [];
}

/** The offer to new players and this player's progress (PRO-03). */
export function useNewUserOffer() {
  const app = useApp();
  const isLogin = useIsLogin();
  const deposits = usePlayer()?.rechargeCount;
  const config = usePbConfig({ country: currentCountry(app) }, { query: quiet });
  const list = usePbList({}, { query: { ...quiet, enabled: isLogin } });

  const tiers = tiersOf(config.data?.pbConfig);
  const rows = isLogin ? list.data : undefined;
  const standings: RewardStandings | undefined = rows && standingsOf(rows, deposits);
  const registration = standings ? standings.registration.amount : tiers[0].registration;
  const rewards: readonly RewardName[] =
    registration !== 0n ? ['registration', 'first', 'second'] : ['first', 'second'];
  const isComplete = isSettled(config) && (!isLogin || standings !== undefined);
  return {
    tiers,
    rewards,
    /** The configuration could not be loaded, so the tiers are the defaults of spec point 9. */
    onRetryTiers: retryOf(config),
    standings,
    read: readAs(list, isComplete ? true : undefined),
  };
}

/** Formats an amount in the player's currency, for a guest in the offer's; a dash if there is no amount. */
export function useMoneyText(): (amount: Minor | undefined) => string {
  const app = useApp();
  const offer = usePbConfig({ country: currentCountry(app) }, { query: { enabled: false } });
  const currency = useBalance()?.currencyAlias ?? offer.data?.currencyAlias;
  return (amount) =>
    currency && amount !== undefined ? `${formatMinor(amount)}\u00a0${currency}` : formatMinor(amount);
}
