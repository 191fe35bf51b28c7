import { usePbConfig } from '../../../api/generated/new-user-deposit.ts';
import { texts } from '../../../i18n/texts.ts';
import { useApp } from '../../../lib/app.ts';
import type { Minor } from '../../../lib/money.ts';
import { currentCountry } from '../../../session/market.ts';
import { isZeroDecimalMarket } from '../../../session/typed-amount.ts';
import { usePlayer } from '../../../session/use-player.ts';
import { DetailList } from '../../../ui/detail-list.tsx';
import { bonusWith } from '../choice/bonus.ts';
import { useWaitingOrders } from '../waiting-orders.ts';
import { tierReward, tiersAfter } from './first-offer.ts';
import { GiftRows } from './gift-rows.tsx';

/**
 * The gift that /firstRecharge promises for this amount (PRO-07); nothing after both deposits, or while that is
 * unknown.
 */
export function NextGift({ amount, currency }: { amount: Minor; currency: string }) {
  const app = useApp();
  const deposits = usePlayer()?.rechargeCount;
  const config = usePbConfig({ country: currentCountry(app) }, { query: { meta: { isQuiet: true } } });
  const waiting = useWaitingOrders();
  const underWay = waiting.orders.length;
  const isKnown = waiting.isSettled && deposits !== undefined;
  const tiers = config.data && isKnown ? tiersAfter(config.data.pbConfig, deposits, underWay) : [];
  const tier = tiers.find(({ state }) => state === 'now')?.config;
  const reward = tier && tierReward(tier, amount, isZeroDecimalMarket(app));
  if (!reward) return null;
  const { terms } = texts().firstDeposit;
  return (
    <div className="mt-20">
      <DetailList>
        <GiftRows gift={bonusWith(reward, tier)} percent={tier.rewardRecharge} currency={currency} />
      </DetailList>
      <p className="mt-12 text-muted text-sm">{terms.claim()}</p>
      {underWay > 0 && <p className="mt-8 text-muted text-sm">{terms.underWay()}</p>}
    </div>
  );
}
