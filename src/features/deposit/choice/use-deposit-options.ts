import type {
  DepositActivity,
  PaymentMethod,
  RechargeOrder,
  RecommendConfig,
} from '../../../api/generated/contract.schemas.ts';
import {
  useRechargeDepositActivity,
  useRechargeGetRecommendConfigs,
  useRechargePaymentMethods,
} from '../../../api/generated/recharge.ts';
import { useApp } from '../../../lib/app.ts';
import { isSettled, type Read, readAs } from '../../../lib/read.ts';
import { useLatestOrders } from '../../../session/latest-orders.ts';
import { currentCountry } from '../../../session/market.ts';

export interface DepositOptions {
  methods: readonly PaymentMethod[];
  recommended: Read<RecommendConfig[]>;
  offers: Read<DepositActivity[]>;
  latest: RechargeOrder | undefined;
  isComplete: boolean;
  wanted: WantedDeposit | undefined;
}

/** What the page's address asks for, once for each visit: what the player then changes stays. */
export interface WantedDeposit {
  amount?: number;
  offerId?: string;
  visit: string;
}

/** A link named an offer that ended, or that this player has used. */
export const isOfferGone = ({ wanted, offers }: DepositOptions): boolean =>
  wanted?.offerId !== undefined && offers.data?.every(({ id }) => id !== wanted.offerId) === true;

/** Fetches everything at once, and waits only for the methods, because the form is useless without them (NET-13). */
export function useDepositOptions(wanted?: WantedDeposit) {
  const app = useApp();
  const country = currentCountry(app);
  const methods = useRechargePaymentMethods({ country });
  const recommended = useRechargeGetRecommendConfigs({});
  const offers = useRechargeDepositActivity({ country });
  const orders = useLatestOrders(true);

  return readAs<DepositOptions>(
    methods,
    methods.data && {
      methods: methods.data,
      recommended,
      offers,
      latest: orders.data?.list[0],
      isComplete: [recommended, offers, orders].every(isSettled),
      wanted,
    },
  );
}
