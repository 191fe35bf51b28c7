/**
 * How many cases a test of chance tries: all of them in `npm test -- --all` and alone, a share in `npm test`, where each
 * run is one of many.
 */
export const casesOf = (all: number, share = 1 / 3): number =>
  process.env.COPIHUE_SHORT ? Math.ceil(all * share) : all;
