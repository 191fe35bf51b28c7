import { useEffect } from 'react';
import { type App, appState, useApp } from '../lib/app.ts';
import { appStore } from '../lib/app-store.ts';
import { changeRecord, onRecordChanged, readRecord } from '../lib/device-records.ts';
import { serverNow, timeNow } from '../lib/server-clock.ts';

/** In ms: an older order can no longer be paid. */
const STORED_MS = 30 * 24 * 60 * 60_000;

/**
 * Ids of orders, each with the server's time when the player gave it up, ms since 1970. Broken and old entries are left
 * out; while the server's time is unknown no entry is old (APP-18).
 */
function recordFrom(app: App, record: unknown): Record<string, number> {
  const now = serverNow(app);
  const isRecent = (at: unknown) =>
    typeof at === 'number' && (now === undefined || Math.abs(now - at) < STORED_MS);
  return Object.fromEntries(Object.entries(record ?? {}).filter(([, at]) => isRecent(at)));
}

const useStore = appStore<{ ids?: ReadonlySet<string> }>(() => ({}));

const show = (app: App, record: unknown) => {
  const ids = new Set(Object.keys(recordFrom(app, record)));
  useStore.of(app).setState({ ids });
  return ids;
};
const read = async (app: App) => show(app, await readRecord(app, 'givenUp'));

const reading = appState((app) =>
  read(app).finally(() => onRecordChanged(app, 'givenUp', () => void read(app))),
);

/**
 * Deposits that the player gave up. The contract has no call for it, so the device stores them: they are no longer
 * listed as waiting, and no limit counts them. If one is paid after all, it is credited and counts again (DEP-10).
 */
export async function givenUpOrders(app: App): Promise<ReadonlySet<string>> {
  await reading(app);
  return useStore.of(app).getState().ids ?? new Set();
}

export async function giveUpOrder(app: App, orderId: string): Promise<void> {
  await givenUpOrders(app);
  show(
    app,
    await changeRecord(app, 'givenUp', (before) => ({ ...recordFrom(app, before), [orderId]: timeNow(app) })),
  );
}

export function useGivenUpOrders(): ReadonlySet<string> | undefined {
  const app = useApp();
  useEffect(() => void givenUpOrders(app), [app]);
  return useStore((state) => state.ids);
}
