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

/** What a deposit can be made of (DEP-01). */
export interface DepositOptions {
  methods: readonly PaymentMethod[];
  recommended: Part<RecommendConfig>;
  offers: Part<DepositActivity>;
  /** Newest order of the player: the last choice is taken from it. */
  latest: RechargeOrder | undefined;
  /** Nothing that the form begins with is still on its way. */
  isWhole: boolean;
  wanted: WantedDeposit | undefined;
}

/** What the player took on another screen: the form begins with it. */
export interface WantedDeposit {
  /** Major units. */
  amount?: number;
  offerId?: string;
}

/** A part that can be late or fail on its own: the deposit goes on without it. */
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

/** Asks for everything at once, and waits for the methods alone: without them there is nothing to show (NET-13). */
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
