import type { App } from '../../../lib/app.ts';
import { utcDay } from '../../../lib/day.ts';
import { readDevice, writeDevice } from '../../../lib/device-storage.ts';
import { phoneNow } from '../../../lib/phone-now.ts';
import { dayKeyOf, type Multiple, type ShownDays } from './deposit-popup-rule.ts';

export function shownDays(app: App): ShownDays {
  return {
    showPb: readDevice(app, 'showPb'),
    showPb2: readDevice(app, 'showPb2'),
    todayShowed: readDevice(app, 'todayShowed'),
  };
}

/** Today's popup was shown or counts as shown; from now on a 401 opens the login (NET-05). */
export function storeTodayShowed(app: App, now: Date = new Date(phoneNow())): void {
  writeDevice(app, 'todayShowed', utcDay(now));
}

export function storeShown(app: App, multiple: Multiple, now: Date = new Date(phoneNow())): void {
  writeDevice(app, dayKeyOf(multiple), utcDay(now));
  storeTodayShowed(app, now);
}
