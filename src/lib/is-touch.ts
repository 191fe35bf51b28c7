/** True when the main pointer is a finger: a focused field then opens the keyboard. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
