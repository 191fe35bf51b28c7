/** Whether who looks at the page asked the device for less motion; asked anew each time, for it may change. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
