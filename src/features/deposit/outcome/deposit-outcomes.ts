import { DEPOSIT_NOTICE_MS } from '../../../config/constants.ts';
import { type App, appState, useApp } from '../../../lib/app.ts';
import { appStore, createStore, useStore } from '../../../lib/store.ts';
import { type OutcomeFlow, start } from './outcome-flow.ts';

export const depositOutcomes = appState(() => {
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
});

export function useDepositOutcome(orderId: string | undefined): OutcomeFlow {
  const app = useApp();
  return useStore(depositOutcomes(app).store, ({ outcomes }) => (orderId && outcomes.get(orderId)) || start);
}

export interface DepositNotice {
  orderId: string;
  isSuccess: boolean;
  amount: number;
  /** Bonus in major units; 0 for none. */
  bonus: number;
  currency: string;
  reason: string;
}

const useNotices = appStore<{ waiting: readonly DepositNotice[] }>(() => ({ waiting: [] }));

function showFirst(app: App): void {
  setTimeout(() => {
    useNotices.of(app).setState(({ waiting }) => ({ waiting: waiting.slice(1) }));
    if (useNotices.of(app).getState().waiting.length > 0) showFirst(app);
  }, DEPOSIT_NOTICE_MS);
}

export function showDepositNotice(app: App, notice: DepositNotice): void {
  useNotices.of(app).setState(({ waiting }) => ({ waiting: [...waiting, notice] }));
  if (useNotices.of(app).getState().waiting.length === 1) showFirst(app);
}

export const useDepositNotice = (): DepositNotice | undefined => useNotices((state) => state.waiting[0]);
