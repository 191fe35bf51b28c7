import { part, useApp } from '../../../lib/app.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { type DepositOutcome, unknownOutcome } from './deposit-outcome.ts';

export function createOutcomes() {
  const store = createStore<{ outcomes: ReadonlyMap<string, DepositOutcome> }>({
    outcomes: new Map(),
  });
  const change = (alter: (outcomes: Map<string, DepositOutcome>) => void) =>
    store.setState(({ outcomes }) => {
      const next = new Map(outcomes);
      alter(next);
      return { outcomes: next };
    });
  return {
    store,
    of: (orderId: string): DepositOutcome => store.getState().outcomes.get(orderId) ?? unknownOutcome,
    keep: (orderId: string, outcome: DepositOutcome) => change((outcomes) => outcomes.set(orderId, outcome)),
    drop: (orderId: string) => change((outcomes) => outcomes.delete(orderId)),
    dropAll: () => store.setState({ outcomes: new Map() }),
    followed: (): string[] =>
      [...store.getState().outcomes].filter(([, { state }]) => state === 'following').map(([id]) => id),
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;

export const depositOutcomes = part(() => createOutcomes());

export function useDepositOutcome(orderId: string | undefined): DepositOutcome {
  const app = useApp();
  return useStore(
    depositOutcomes(app).store,
    ({ outcomes }) => (orderId && outcomes.get(orderId)) || unknownOutcome,
  );
}
