import { utcDay } from '../../../lib/day.ts';
import { readDevice, writeDevice } from '../../../lib/device-storage.ts';
import { phoneNow } from '../../../lib/phone-now.ts';
import { dayKeyOf, type Multiple, type ShownDays } from './deposit-popup-rule.ts';

/** The days this device has stored. */
export function shownDays(): ShownDays {
  return {
    showPb: readDevice('showPb'),
    showPb2: readDevice('showPb2'),
    todayShowed: readDevice('todayShowed'),
  };
}

/** Stores that the day's popup was shown, or counts as shown; a 401 opens the login from now on (NET-05). */
export function storeTodayShowed(now: Date = new Date(phoneNow())): void {
  writeDevice('todayShowed', utcDay(now));
}

/** Stores that the popup was shown today with this text. */
export function storeShown(multiple: Multiple, now: Date = new Date(phoneNow())): void {
  writeDevice(dayKeyOf(multiple), utcDay(now));
  storeTodayShowed(now);
}
