/** Save-Data. Read each time, because the setting may change. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** True when the main pointer is a finger: a focused field then opens the keyboard. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Read each time, because the player may change the setting. */
export function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
