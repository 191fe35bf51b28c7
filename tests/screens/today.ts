/** The UTC day as stored on the device, `2026-11-21`. Computed without the function under test. */
export function todayInUtc(at = Date.now()): string {
  const now = new Date(at);
  const parts = [now.getUTCFullYear(), now.getUTCMonth() + 1, now.getUTCDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
