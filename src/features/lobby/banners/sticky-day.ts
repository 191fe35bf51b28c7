import type { App } from '../../../lib/app.ts';
import { utcDay } from '../../../lib/day.ts';
import { readDevice, writeDevice } from '../../../lib/device-storage.ts';

/** True if the player closed the banner on this UTC day (spec point 4; LOB-12). */
export function isStickyDismissed(app: App, now: Date = new Date()): boolean {
  return readDevice(app, 'StickyBanner') === utcDay(now);
}

export function dismissSticky(app: App, now: Date = new Date()): void {
  writeDevice(app, 'StickyBanner', utcDay(now));
}
