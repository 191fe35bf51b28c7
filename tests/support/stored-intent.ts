import type { StoredIntent } from '../../src/money/intent-store.ts';

/** The intent of a request under way, as the device stores it. */
export const storedIntent = (own: Partial<StoredIntent> = {}): StoredIntent => ({
  id: '5f0c8a52-3d1e-4b7a-9c64-2f8e1b7d9a30',
  kind: 'deposit',
  owner: 'ana',
  mark: 'a',
  amount: '1000000',
  sentAt: 0,
  state: 'sent',
  ...own,
});
