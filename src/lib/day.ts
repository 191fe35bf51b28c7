/** A calendar day as the calls write it, `2026-11-21`. Two days compare as texts. */
export type Day = string;

/** `YYYY-MM-DD` in UTC, the day of every "once a day" rule (spec point 4). */
export function utcDay(at: Date = new Date()): Day {
  return at.toISOString().slice(0, 10);
}

/** True for a day that exists, written as the calls write it. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T12:00:00Z`);
  return Number.isFinite(at) && utcDay(new Date(at)) === text;
}
