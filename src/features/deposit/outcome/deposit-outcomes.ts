import { appState, useApp } from '../../../lib/app.ts';
import { createStore, useStore } from '../../../lib/store.ts';
import { type OutcomeFlow, start } from './outcome-flow.ts';

export function createOutcomes() {
  const store = createStore<{ outcomes: ReadonlyMap<string, OutcomeFlow> }>({
    outcomes: new Map(),
  });
  const change = (alter: (outcomes: Map<string, OutcomeFlow>) => void) =>
    store.setState(({ outcomes }) => {
      const next = new Map(outcomes);
      alter(next);
      return { outcomes: next };
    });
  return {
    store,
    of: (orderId: string): OutcomeFlow => store.getState().outcomes.get(orderId) ?? start,
    keep: (orderId: string, outcome: OutcomeFlow) => change((outcomes) => outcomes.set(orderId, outcome)),
    drop: (orderId: string) => change((outcomes) => outcomes.delete(orderId)),
    dropAll: () => store.setState({ outcomes: new Map() }),
    followed: (): string[] =>
      [...store.getState().outcomes].filter(([, { step }]) => step === 'following').map(([id]) => id),
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;

export const depositOutcomes = appState(() => createOutcomes());

export function useDepositOutcome(orderId: string | undefined): OutcomeFlow {
  const app = useApp();
  return useStore(depositOutcomes(app).store, ({ outcomes }) => (orderId && outcomes.get(orderId)) || start);
}
