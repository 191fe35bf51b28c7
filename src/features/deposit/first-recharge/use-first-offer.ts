import type { PbConfig } from '../../../api/generated/contract.schemas.ts';
import { usePbConfig } from '../../../api/generated/new-user-deposit.ts';
import { useRechargeUsc } from '../../../api/generated/recharge.ts';
import { currentCountry } from '../../../session/market.ts';
import { type DepositOptions, useDepositOptions } from '../choice/use-deposit-options.ts';
import { type Tier, tiersAfter } from './first-offer.ts';

export type FirstOfferState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; options: DepositOptions; tiers: readonly Tier[]; tier: PbConfig | undefined };

/** The offer for the first deposits: tiers, recommended amounts, offers, and how many deposits there have been. */
export function useFirstOffer(): FirstOfferState {
  const options = useDepositOptions();
  const config = usePbConfig({ country: currentCountry() });
  const count = useRechargeUsc({});
  const hasFailed = (config.isError && !config.data) || (count.isError && !count.data);
  if (options.state === 'failed' || hasFailed) {
    const retry = () => {
      if (options.state === 'failed') options.retry();
      if (config.isError) void config.refetch();
      if (count.isError) void count.refetch();
    };
    return { state: 'failed', retry };
  }
  if (options.state === 'loading' || !config.data || !count.data) return { state: 'loading' };
  const tiers = tiersAfter(config.data.pbConfig, count.data.count);
  const tier = tiers.find(({ state }) => state === 'now')?.config;
  return { state: 'ready', options: options.options, tiers, tier };
}
