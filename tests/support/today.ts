/** The day in UTC as the device stores it, `2026-11-21`; read off by hand, not by the function that is tested. */
export function todayInUtc(at = Date.now()): string {
  const now = new Date(at);
  const parts = [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
