import { usePbConfig, usePbList } from '../../../api/generated/new-user-deposit.ts';
import { useApp } from '../../../lib/app.ts';
import { isSettled, readAs, retryOf } from '../../../lib/read.ts';
import { currentCountry } from '../../../session/market.ts';
import { useIsLogin } from '../../../session/session-store.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { useUiEvent } from '../../../ui/use-ui-event.ts';
import { depositStanding, type RewardStanding, registrationStanding, tiersOf } from './new-user-offer.ts';

export type RewardName = 'registration' | 'first' | 'second';
export type RewardStandings = Readonly<Record<RewardName, RewardStanding>>;

export type NewUserOffer = ReturnType<typeof useNewUserOffer>;

const quiet = { meta: { isQuiet: true } } as const;

/**
 * The market's offer to new players and this player's progress (PRO-03). It is refetched when the player's money
 * changes.
 */
export function useNewUserOffer() {
  const app = useApp();
  const isLogin = useIsLogin();
  const deposits = usePlayer()?.rechargeCount;
  const config = usePbConfig({ country: currentCountry(app) }, { query: quiet });
  const list = usePbList({}, { query: { ...quiet, enabled: isLogin } });
  useUiEvent('update-balance', () => {
    if (isLogin && !retryOf(list)) void list.refetch();
  });

  const tiers = tiersOf(config.data?.pbConfig);
  /** Not every market has a registration bonus. */
  const rewards: readonly RewardName[] =
    tiers[0].registration !== 0n ? ['registration', 'first', 'second'] : ['first', 'second'];
  const rows = isLogin ? list.data : undefined;
  const standings: RewardStandings | undefined = rows && {
    registration: registrationStanding(rows, tiers[0]),
    first: depositStanding(rows, 1, deposits),
    second: depositStanding(rows, 2, deposits),
  };
  const isWhole = isSettled(config) && (!isLogin || standings !== undefined);
  return {
    tiers,
    rewards,
    /** The configuration could not be loaded, so the tiers are the defaults of spec point 9. */
    onRetryTiers: retryOf(config),
    standings,
    /** The parts above are those of this player. */
    read: readAs(list, isWhole ? true : undefined),
  };
}
