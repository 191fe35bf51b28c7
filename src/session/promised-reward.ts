import * as v from 'valibot';
import type { App } from '../lib/app.ts';
import { readDevice, removeDevice, writeDevice } from '../lib/device-storage.ts';
import { timeNow } from '../lib/server-clock.ts';

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    /** Major units. */
    amount: v.pipe(v.number(), v.gtValue(0)),
    currencyAlias: v.string(),
    expiresAt: v.string(),
  }),
);

/** A reward shown to a guest (displayReward): a red packet, with the money that is left in it. */
export type PromisedReward = v.InferOutput<typeof stored>;

/** Stores the reward as `currentReward`, so that the promise still holds when the guest registers later (APP-07). */
export function storeReward(app: App, { amount, currencyAlias, expiresAt }: PromisedReward): void {
  if (amount > 0) writeDevice(app, 'currentReward', JSON.stringify({ amount, currencyAlias, expiresAt }));
  else removeDevice(app, 'currentReward');
}

/** The stored reward, until it expires. Read it before the token changes, which removes it (NET-09). */
export function promisedReward(app: App, now = timeNow(app)): PromisedReward | undefined {
  const { success, output } = v.safeParse(stored, readDevice(app, 'currentReward'));
  return success && Date.parse(output.expiresAt) > now ? output : undefined;
}
