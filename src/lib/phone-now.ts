/** In ms since 1970, for the device's history and once-a-day rules, never for a text about money or time. */
export const phoneNow = (): number => Date.now();
