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
import { useLatestOrders } from '../../../session/latest-orders.ts';
import { currentCountry } from '../../../session/market.ts';

/** DEP-01. */
export interface DepositOptions {
  methods: readonly PaymentMethod[];
  recommended: Part<RecommendConfig>;
  offers: Part<DepositActivity>;
  /** The form takes its first choice from the player's newest order. */
  latest: RechargeOrder | undefined;
  isWhole: boolean;
  wanted: WantedDeposit | undefined;
}

export interface WantedDeposit {
  amount?: number;
  offerId?: string;
}

export interface Part<Item> {
  list: readonly Item[];
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

interface PartQuery<Item> {
  data: Item[] | undefined;
  isPending: boolean;
  isError: boolean;
  refetch: () => unknown;
}

function partOf<Item>({ data, isPending, isError, refetch }: PartQuery<Item>): Part<Item> {
  return { list: data ?? [], isPending, hasFailed: isError && !data, retry: () => void refetch() };
}

/** Requests everything at once and waits only for the methods, because the form is useless without them (NET-13). */
export function useDepositOptions(wanted?: WantedDeposit) {
  const app = useApp();
  const country = currentCountry(app);
  const methods = useRechargePaymentMethods({ country });
  const recommended = useRechargeGetRecommendConfigs({});
  const offers = useRechargeDepositActivity({ country });
  const orders = useLatestOrders();

  const data: DepositOptions | undefined = methods.data && {
    methods: methods.data,
    recommended: partOf(recommended),
    offers: partOf(offers),
    latest: orders.data?.list[0],
    isWhole: !(recommended.isPending || offers.isPending || orders.isPending),
    wanted,
  };
  return { data, isError: methods.isError && !methods.data, refetch: methods.refetch };
}
