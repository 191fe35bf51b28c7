import { useEffect } from 'react';
import { type App, appState, useApp } from '../lib/app.ts';
import { changeRecord, onRecordChanged, readRecord } from '../lib/device-records.ts';
import { serverNow, timeNow } from '../lib/server-clock.ts';
import { appStore } from '../lib/store.ts';

/** In ms: an older order can no longer be paid. */
const STORED_MS = 30 * 24 * 60 * 60_000;

/** Ids of orders with the time of their mark. While the server's time is unknown none is old (APP-18). */
function recordFrom(app: App, record: unknown): Record<string, number> {
  const now = serverNow(app);
  const isRecent = (at: unknown) =>
    typeof at === 'number' && (now === undefined || Math.abs(now - at) < STORED_MS);
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, at]) => isRecent(at)));
}

/** Orders that the player marked; the device stores them, because the contract has no call for it (DEP-10). */
function markedOrders(key: 'givenUp' | 'saidPaid') {
  const useStore = appStore<{ ids?: ReadonlySet<string> }>(() => ({}));
  const show = (app: App, record: unknown) =>
    useStore.of(app).setState({ ids: new Set(Object.keys(recordFrom(app, record))) });
  const read = async (app: App) => show(app, await readRecord(app, key));
  const reading = appState((app) => read(app).finally(() => onRecordChanged(app, key, () => void read(app))));

  async function all(app: App): Promise<ReadonlySet<string>> {
    await reading(app);
    return useStore.of(app).getState().ids ?? new Set();
  }
  async function mark(app: App, orderId: string, isMarked = true): Promise<void> {
    await all(app);
    const next = (had: unknown) => {
      const { [orderId]: _, ...others } = recordFrom(app, had);
      return isMarked ? { ...others, [orderId]: timeNow(app) } : others;
    };
    show(app, await changeRecord(app, key, next));
  }
  function useAll(): ReadonlySet<string> | undefined {
    const app = useApp();
    useEffect(() => void all(app), [app]);
    return useStore((state) => state.ids);
  }
  return { all, mark, useAll };
}

/** Given-up deposits wait no longer, and no limit counts them. One that is paid after all is credited and counts again. */
export const { all: givenUpOrders, mark: giveUpOrder, useAll: useGivenUpOrders } = markedOrders('givenUp');

/** Deposits of which the player said "I have paid", and has not taken it back. */
export const { mark: reportPaid, useAll: useReportedPaidOrders } = markedOrders('saidPaid');
