/**
 * The phone's own time, in ms since 1970. Only for how long ago this device did something, and its own once-a-day rules;
 * never for a sentence about money or time.
 */
export const phoneNow = (): number => Date.now();
