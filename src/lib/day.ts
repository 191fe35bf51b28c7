/** A calendar day in the format of the calls, `2026-11-21`. Two days can be compared as texts. */
export type Day = string;

/** `YYYY-MM-DD` in UTC, the day of every "once a day" rule (spec point 4). */
export function utcDay(at: Date = new Date()): Day {
  return at.toISOString().slice(0, 10);
}

export function isDay(text: string): text is Day {
  const at = Date.parse(`${text}T12:00:00Z`);
  // A year of six digits begins with its sign.
  return /^\d/.test(text) && Number.isFinite(at) && utcDay(new Date(at)) === text;
}
