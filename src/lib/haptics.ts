import { wantsStillness } from './wants-stillness.ts';

/** Length of a tick, in ms: felt, not heard. */
const TICK_MS = 8;

/**
 * A short tick under the finger that something was done (PLR-01), where the device has it. Browsers allow it only on a
 * page that was touched, and not with reduced motion.
 */
export function tick(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (wantsStillness()) return;
  navigator.vibrate?.(TICK_MS);
}
