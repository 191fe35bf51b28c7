import { wantsStillness } from './wants-stillness.ts';

/** In ms: a player feels a tick of this length, but does not hear it. */
const TICK_MS = 8;

/** A short tick under the finger (PLR-01), not under reduced motion. */
export function tick(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (wantsStillness()) return;
  navigator.vibrate?.(TICK_MS);
}
