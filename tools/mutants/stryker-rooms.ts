interface StrykerRoom {
  mutate: readonly string[];
  /** Beginnings of names: `.test.ts` runs in Node, `.test.tsx` on a page, which costs one or two seconds a mutation. */
  tests: readonly string[];
  /** Asked only about what lived: a screen costs ten seconds a mutation. */
  thenTests?: readonly string[];
}

const worldRoom = (...folders: readonly string[]): StrykerRoom => ({
  mutate: folders.map((folder) => `mock-server/world/${folder}/*.ts`),
  tests: folders.map((folder) => `mock-server/world/${folder}/*`),
});

/** Rooms whose tests import the sources by relative paths: only those lead into Stryker's copy. */
export const STRYKER_ROOMS: Readonly<Record<string, StrykerRoom>> = {
  money: {
    mutate: ['src/money/**/*.ts'],
    tests: ['src/money/**/*'],
  },
  session: {
    mutate: ['src/session/**/*.ts'],
    tests: ['src/session/**/*'],
    thenTests: [
      'tests/money/two-players',
      'tests/screens/{code-step,deposit-orders,lucky-money,me,play-safely,popup-steps,records,reports,session-ended,withdraw}',
    ],
  },
  api: { mutate: ['src/api/*.ts'], tests: ['src/{api,money,app/cache}/**/*'] },
  // Some of its rules are proven where they are used.
  lib: {
    mutate: ['src/lib/*.ts'],
    tests: [
      'src/{lib,money,session}/**/*',
      'src/api/call',
      'src/app/cache/query-client',
      'src/ui/amount-input',
      'src/features/*/*/*-rule',
    ],
  },
  // Three rooms, because code that runs while a file loads is asked of all tests of its room.
  'world-money': worldRoom('recharge', 'withdraw', 'bonus', 'cashback', 'lucky-money', 'new-user'),
  'world-games': worldRoom('games', 'sports'),
  // The other two ask for most of its rules.
  'world-core': {
    ...worldRoom('core', 'tables', 'players', 'records', 'lobby', 'chat'),
    thenTests: ['mock-server/{world,handlers}/**/*'],
  },
};
