/** Outline of the copihue's bell, in a box from 6 8 to 26 39. */
export const BELL =
  'M16 8C9 10 6 17 6 24c0 5 1.5 9 3 12 2-2.6 2.4-5 2.6-8 1 4.5 2.4 8 4.4 11 2-3 3.4-6.5 4.4-11 .2 3 .6 5.4 2.6 8 1.5-3 3-7 3-12 0-7-3-14-10-16Z';
