/** A calendar day as the calls write it, `2026-11-21`. Days compare as texts. */
export type Day = string;

/** The day in UTC as `YYYY-MM-DD`, the form of every "once a day" rule (spec point 4). */
export function utcDay(at: Date = new Date()): Day {
  return at.toISOString().slice(0, 10);
}

/** True for a day that exists, in the form of the calls. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T12:00:00Z`);
  return Number.isFinite(at) && utcDay(new Date(at)) === text;
}
