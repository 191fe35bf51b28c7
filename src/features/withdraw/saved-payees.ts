import { useEffect, useState } from 'react';
import type { WithdrawMethod, WithdrawOrder } from '../../api/generated/contract.schemas.ts';
import { useApp } from '../../lib/app.ts';
import { changeRecord, onRecordChanged, readRecord } from '../../lib/device-records.ts';
import { isPaidStatus } from '../../session/order-status.ts';
import type { SavedPayee } from './withdraw-calls.ts';

const SHOWN = 5;
const REMOVED_AT_MOST = 50;

type Removed = Readonly<Record<string, string>>;

function removedIn(value: unknown): Removed {
  const pairs = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string').slice(-REMOVED_AT_MOST),
  );
}

/** Accounts paid before, the latest first. A removed one returns with the next withdrawal to it. */
function savedPayees(
  orders: readonly WithdrawOrder[],
  methods: readonly WithdrawMethod[],
  removed: Removed,
): (SavedPayee & { latestOrderId: string })[] {
  const paid = orders.filter(
    ({ status, paymentMethod }) => isPaidStatus(status) && methods.some(({ code }) => code === paymentMethod),
  );
  const payees = new Map<string, SavedPayee & { latestOrderId: string }>();
  for (const { id, payee, account, paymentMethod } of paid)
    if (!payees.has(payee.id)) payees.set(payee.id, { ...payee, account, paymentMethod, latestOrderId: id });
  return [...payees.values()]
    .filter(({ id, latestOrderId }) => removed[id] !== latestOrderId)
    .slice(0, SHOWN);
}

/** The device stores no account, only which ones the player removed, for every tab (decision 26). */
export function useSavedPayees(
  orders: readonly WithdrawOrder[] | undefined,
  methods: readonly WithdrawMethod[],
) {
  const app = useApp();
  const [removed, setRemoved] = useState<Removed>();
  useEffect(() => {
    const read = () => void readRecord(app, 'removedPayees').then((value) => setRemoved(removedIn(value)));
    read();
    return onRecordChanged(app, 'removedPayees', read);
  }, [app]);
  const payees = savedPayees(orders ?? [], methods, removed ?? {});
  return {
    payees: removed ? payees : [],
    remove: (id: string) => {
      const latest = payees.find((payee) => payee.id === id)?.latestOrderId ?? '';
      const next = (before: unknown) => removedIn({ ...removedIn(before), [id]: latest });
      void changeRecord(app, 'removedPayees', next).then(setRemoved);
    },
  };
}
