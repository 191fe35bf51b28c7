/** Whether the main pointer is a finger: a field that takes the focus then brings up a keyboard. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
