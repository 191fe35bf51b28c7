export const REELS = 5;
export const ROWS = 3;
/** Symbols 0 to 7 pay, most valuable first; the wild replaces any of them, three scatters anywhere give free spins. */
export const WILD = 8;
export const SCATTER = 9;
export const PAYING = 8;
