/**
 * The phone's own time, in ms since 1970. It serves the device's own history and its once-a-day rules, never a text
 * about money or time.
 */
export const phoneNow = (): number => Date.now();
