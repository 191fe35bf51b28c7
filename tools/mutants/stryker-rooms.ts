interface StrykerRoom {
  mutate: readonly string[];
  /** None of them has a page, which would cost seconds a mutation. */
  tests: readonly string[];
}

/** Rooms whose tests need no page and import the sources by relative paths: only those lead into Stryker's copy. */
export const STRYKER_ROOMS: Readonly<Record<string, StrykerRoom>> = {
  money: {
    mutate: ['src/money/**/*.ts'],
    tests: ['src/money/**/*.test.ts'],
  },
  session: {
    mutate: ['src/session/**/*.ts'],
    tests: ['src/session/**/*.test.ts'],
  },
  api: { mutate: ['src/api/*.ts'], tests: ['src/{api,money}/**/*.test.ts'] },
  lib: { mutate: ['src/lib/*.ts'], tests: ['src/{lib,money,session}/**/*.test.ts'] },
  world: { mutate: ['mock-server/world/**/*.ts'], tests: ['mock-server/world/**/*.test.ts'] },
};
