import { useEffect } from 'react';
import { create } from 'zustand';
import { changeRecord, onRecordChanged, readRecord } from '../lib/device-records.ts';

/** No order can be paid after so long, in ms. */
const STORED_MS = 30 * 24 * 60 * 60_000;

/** Ids of orders, each with the time it was given up at, ms since 1970. What is broken or too old is left out. */
function recordFrom(record: unknown): Record<string, number> {
  const rows = typeof record === 'object' && record !== null ? Object.entries(record) : [];
  const isRecent = (at: unknown) => typeof at === 'number' && Math.abs(Date.now() - at) < STORED_MS;
  return Object.fromEntries(rows.filter(([, at]) => isRecent(at)));
}

/** Undefined until the device's record is read. */
const useStore = create<{ ids: ReadonlySet<string> | undefined }>(() => ({ ids: undefined }));

const show = (record: unknown) => {
  const ids = new Set(Object.keys(recordFrom(record)));
  useStore.setState({ ids });
  return ids;
};
const read = async () => show(await readRecord('givenUp'));

let loading: Promise<unknown> | undefined;

/**
 * Deposits that the player gave up. The contract has no call for it, so the device knows them: it shows them as waiting
 * no more, and no limit counts them. One that was paid all the same is credited, and counts again (DEP-10).
 */
export async function givenUpOrders(): Promise<ReadonlySet<string>> {
  loading ??= read().finally(() => onRecordChanged('givenUp', () => void read()));
  await loading;
  return useStore.getState().ids ?? new Set();
}

/** Gives an unpaid deposit up, in every tab. */
export async function giveUpOrder(orderId: string): Promise<void> {
  await givenUpOrders();
  show(await changeRecord('givenUp', (before) => ({ ...recordFrom(before), [orderId]: Date.now() })));
}

/** The orders that were given up; undefined until that is known. */
export function useGivenUpOrders(): ReadonlySet<string> | undefined {
  useEffect(() => void givenUpOrders(), []);
  return useStore((state) => state.ids);
}
