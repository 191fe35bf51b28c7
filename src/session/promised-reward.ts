import type { App } from '../lib/app.ts';
import { readDevice, removeDevice, writeDevice } from '../lib/device-storage.ts';
import { timeNow } from '../lib/server-clock.ts';

/** A reward shown to a guest (displayReward): a red packet, with the money that is left in it. */
export interface PromisedReward {
  /** Major units. */
  amount: number;
  currencyAlias: string;
  expiresAt: string;
}

function isReward(value: unknown): value is PromisedReward {
  const { amount, currencyAlias, expiresAt } = value as Partial<Record<keyof PromisedReward, unknown>>;
  return (
    typeof amount === 'number' &&
    amount > 0 &&
    typeof currencyAlias === 'string' &&
    typeof expiresAt === 'string'
  );
}

/** Stores the reward as `currentReward`, so that the promise still holds when the guest registers later (APP-07). */
export function storeReward(app: App, { amount, currencyAlias, expiresAt }: PromisedReward): void {
  if (amount > 0) writeDevice(app, 'currentReward', JSON.stringify({ amount, currencyAlias, expiresAt }));
  else removeDevice(app, 'currentReward');
}

/** The stored reward, until it expires. Read it before the token changes, which removes it (NET-09). */
export function promisedReward(app: App, now = timeNow(app)): PromisedReward | undefined {
  try {
    const reward: unknown = JSON.parse(String(readDevice(app, 'currentReward')));
    return isReward(reward) && Date.parse(reward.expiresAt) > now ? reward : undefined;
  } catch {
    return undefined;
  }
}
