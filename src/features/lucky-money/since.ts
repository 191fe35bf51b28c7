import { intlTag } from '../../i18n/languages.ts';
import { texts } from '../../i18n/texts.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago a time of the wire is, in the player's language: "hace 4 min". @param now ms since 1970 */
export function since(time: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(time));
  const unit = UNITS.find(([, ms]) => ago >= ms);
  if (!unit) return texts().lucky.justNow();
  const format = new Intl.RelativeTimeFormat(intlTag(), { numeric: 'auto', style: 'short' });
  return format.format(-Math.floor(ago / unit[1]), unit[0]);
}
