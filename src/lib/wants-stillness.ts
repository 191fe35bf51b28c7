/** Whether the device asks for reduced motion; read each time, because it may change. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
