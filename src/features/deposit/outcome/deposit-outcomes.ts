import { create } from 'zustand';
import type { RechargeOrder } from '../../../api/generated/model/index.ts';
import { type DepositOutcome, STATUS_PENDING, unknownOutcome } from './deposit-outcome.ts';

/** Every order this page knows of, by id. */
const useDepositOutcomes = create<{ outcomes: ReadonlyMap<string, DepositOutcome> }>(() => ({
  outcomes: new Map(),
}));

export function outcomeOf(orderId: string): DepositOutcome {
  return useDepositOutcomes.getState().outcomes.get(orderId) ?? unknownOutcome;
}

export function keepOutcome(orderId: string, outcome: DepositOutcome): void {
  useDepositOutcomes.setState(({ outcomes }) => ({ outcomes: new Map(outcomes).set(orderId, outcome) }));
}

export function dropOutcome(orderId: string): void {
  useDepositOutcomes.setState(({ outcomes }) => ({
    outcomes: new Map([...outcomes].filter(([id]) => id !== orderId)),
  }));
}

export function dropAllOutcomes(): void {
  useDepositOutcomes.setState({ outcomes: new Map() });
}

/** Orders that are on their way. */
export function followedOrders(): string[] {
  return [...useDepositOutcomes.getState().outcomes]
    .filter(([, { state }]) => state === 'following')
    .map(([id]) => id);
}

/** Orders that the payment company has and that have no end yet. */
export function usePendingOrders(): readonly RechargeOrder[] {
  const outcomes = useDepositOutcomes((state) => state.outcomes);
  return [...outcomes.values()].flatMap((outcome) =>
    outcome.state === 'following' && outcome.order?.status === STATUS_PENDING ? [outcome.order] : [],
  );
}

/** What became of an order so far. */
export function useDepositOutcome(orderId: string | undefined): DepositOutcome {
  return useDepositOutcomes(({ outcomes }) => (orderId && outcomes.get(orderId)) || unknownOutcome);
}
