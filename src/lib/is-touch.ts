/** True when the main pointer is a finger: then a keyboard comes up with the focus of a field. */
export const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;
