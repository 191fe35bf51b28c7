import { useEffect } from 'react';
import { type App, part, useApp } from '../lib/app.ts';
import { appStore } from '../lib/app-store.ts';
import { changeRecord, onRecordChanged, readRecord } from '../lib/device-records.ts';
import { serverNow, timeNow } from '../lib/server-clock.ts';

/** No order can be paid after so long, in ms. */
const STORED_MS = 30 * 24 * 60 * 60_000;

/**
 * Ids of orders, each with the server's time it was given up at, ms since 1970. What is broken or too old is left out;
 * before an answer has named the server's time nothing is too old (APP-18).
 */
function recordFrom(record: unknown): Record<string, number> {
  const rows = typeof record === 'object' && record !== null ? Object.entries(record) : [];
  const now = serverNow();
  const isRecent = (at: unknown) =>
    typeof at === 'number' && (now === undefined || Math.abs(now - at) < STORED_MS);
  return Object.fromEntries(rows.filter(([, at]) => isRecent(at)));
}

/** Undefined until the device's record is read. */
const useStore = appStore<{ ids: ReadonlySet<string> | undefined }>(() => ({ ids: undefined }));

const show = (app: App, record: unknown) => {
  const ids = new Set(Object.keys(recordFrom(record)));
  useStore.of(app).setState({ ids });
  return ids;
};
const read = async (app: App) => show(app, await readRecord(app, 'givenUp'));

const reading = part((app) => read(app).finally(() => onRecordChanged(app, 'givenUp', () => void read(app))));

/**
 * Deposits that the player gave up. The contract has no call for it, so the device knows them: it shows them as waiting
 * no more, and no limit counts them. One that was paid all the same is credited, and counts again (DEP-10).
 */
export async function givenUpOrders(app: App): Promise<ReadonlySet<string>> {
  await reading(app);
  return useStore.of(app).getState().ids ?? new Set();
}

/** Gives an unpaid deposit up, in every tab. */
export async function giveUpOrder(app: App, orderId: string): Promise<void> {
  await givenUpOrders(app);
  show(
    app,
    await changeRecord(app, 'givenUp', (before) => ({ ...recordFrom(before), [orderId]: timeNow() })),
  );
}

/** The orders that were given up; undefined until that is known. */
export function useGivenUpOrders(): ReadonlySet<string> | undefined {
  const app = useApp();
  useEffect(() => void givenUpOrders(app), [app]);
  return useStore((state) => state.ids);
}
