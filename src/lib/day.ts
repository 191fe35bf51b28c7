/** The day in UTC as `YYYY-MM-DD`, the form of every "once a day" rule (spec point 4). */
export function utcDay(at: Date = new Date()): string {
  return at.toISOString().slice(0, 10);
}
