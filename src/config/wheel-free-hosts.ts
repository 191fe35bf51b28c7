/**
 * Hostnames whose side menu shows no lucky wheel (spec point 2; LOB-10). The spec speaks of two in Kenya without naming
 * them, so the operator does: VITE_WHEEL_FREE_HOSTS, hostnames with commas between them; none when it is not set.
 */
export function readWheelFreeHosts(setting: unknown): readonly string[] {
  if (typeof setting !== 'string') return [];
  return setting
    .split(',')
    .map((hostname) => hostname.trim().toLowerCase())
    .filter((hostname) => hostname !== '');
}
