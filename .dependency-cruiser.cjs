/**
 * Rooms of src, lowest first, and the rooms that each may import: only lower ones, so that no two import each other. A
 * file may always import its own room. `npm run check:rooms` names a forbidden import and its fix. `config` and `lib`
 * import nothing, so that a room which reads a constant depends on no other room.
 */
const ROOMS = {
  lib: [],
  config: [],
  i18n: ['config', 'lib'],
  ui: ['i18n', 'config', 'lib'],
  api: ['config', 'lib'],
  session: ['api', 'config', 'lib'],
  realtime: ['api', 'config', 'lib'],
  popups: ['ui', 'lib'],
  'service-worker': ['config'],
  // Only the session knows the owner of the money and when the owner changes.
  money: ['session', 'api', 'config', 'lib'],
  features: ['money', 'session', 'realtime', 'popups', 'api', 'i18n', 'ui', 'config', 'lib'],
  app: ['features', 'money', 'session', 'realtime', 'popups', 'api', 'i18n', 'ui', 'config', 'lib'],
  routes: ['app', 'features', 'money', 'session', 'realtime', 'popups', 'api', 'i18n', 'ui', 'config', 'lib'],
};

/** Rooms of src/app, lowest first. src/app/shell.tsx is above them. */
const APP_ROOMS = {
  release: [],
  reports: [],
  boot: ['release', 'reports'],
  cache: [],
  shell: ['release'],
  guards: ['shell'],
  menu: ['shell', 'release'],
  popups: ['menu', 'shell', 'release', 'cache'],
  start: ['popups', 'guards', 'menu', 'shell', 'release', 'cache', 'reports'],
};

/** `source` reads a contract, and the rooms above it work with the result. */
const CONTRACT_ROOMS = {
  generated: [],
  frame: [],
  source: [],
  lint: ['source'],
  check: ['generated', 'source'],
  diff: ['source'],
};

/** Rooms of tools, lowest first. The commands (tools/*.ts) are above them. */
const TOOL_ROOMS = {
  shared: [],
  setup: [],
  generate: [],
  console: ['generate', 'shared'],
  serve: ['shared'],
  suite: ['shared'],
  check: [],
  mutants: ['suite', 'shared'],
};

/** Rooms that all other tests may import. */
const TEST_ROOMS = { generated: [], support: ['generated'], browsers: ['support', 'generated'] };

/** Rooms of mock-server, lowest first. Test files may import everything. The console is separate browser code. */
const MOCK_ROOMS = {
  texts: [],
  'world/tables': ['texts'],
  'world/core': ['world/tables', 'texts'],
  'world/players': ['world/core', 'world/tables'],
  'world/orders': ['world/players', 'world/core', 'world/tables', 'texts'],
  'world/records': ['world/orders', 'world/players', 'world/core', 'world/tables'],
  'world/bonus': ['world/records', 'world/players', 'world/core', 'world/tables'],
  'world/recharge': ['world/bonus', 'world/orders', 'world/players', 'world/core', 'world/tables', 'texts'],
  'world/lobby': ['world/recharge', 'world/core', 'world/tables'],
  'world/withdraw': [
    'world/recharge',
    'world/bonus',
    'world/orders',
    'world/players',
    'world/core',
    'world/tables',
  ],
  'world/cashback': ['world/recharge', 'world/orders', 'world/players', 'world/core', 'world/tables'],
  'world/lucky-money': [
    'world/recharge',
    'world/bonus',
    'world/orders',
    'world/players',
    'world/core',
    'world/tables',
  ],
  'world/new-user': [
    'world/lucky-money',
    'world/bonus',
    'world/players',
    'world/core',
    'world/tables',
    'texts',
  ],
  'world/games': [
    'world/cashback',
    'world/bonus',
    'world/records',
    'world/orders',
    'world/players',
    'world/core',
    'world/tables',
  ],
  'world/sports': ['world/games', 'world/players', 'world/core', 'world/tables'],
  'world/chat': ['world/withdraw', 'world/recharge', 'world/players', 'world/core', 'world/tables', 'texts'],
  http: ['world', 'texts'],
  seed: ['world'],
  registry: ['seed', 'world'],
  handlers: ['registry', 'http', 'world', 'texts'],
  games: ['registry', 'http', 'world', 'texts'],
  resources: ['http', 'world', 'texts'],
  bank: ['registry', 'http', 'world', 'texts'],
  traffic: ['handlers', 'registry', 'http', 'world'],
  console: ['traffic', 'world/tables'],
  control: ['traffic', 'registry', 'http', 'world', 'texts'],
  sockets: ['registry', 'world'],
};
/** The studio is a package inside mock-server: its games know no player. */
const STUDIO_ROOMS = {
  generated: [],
  'kit/chance': [],
  art: ['generated'],
  wire: ['kit/chance'],
  kit: ['wire', 'art'],
  games: ['kit', 'wire', 'art'],
  pages: ['games', 'kit', 'wire', 'art'],
};
/** The hosts are above all rooms and above create-mock-backend.ts. */
const MOCK_HOSTS = ['node', 'demo', 'msw'];

const TEST_FILE = '\\.test\\.tsx?$';
const names = Object.keys(ROOMS);

/**
 * @param exempt files that may import everything, such as tests
 * @param open folders that every room may import
 */
function roomRules({ prefix, folder, what = '', rooms, fix, exempt, open = [] }) {
  return Object.entries(rooms).map(([room, allowed], place, all) => {
    const isBelow = (name) =>
      all.slice(0, place).some(([lower]) => lower === name || lower.startsWith(`${name}/`));
    const wrong = allowed.find((name) => !isBelow(name));
    if (wrong)
      throw new Error(`In the rooms of ${folder} ${room} lists ${wrong}, which does not stand above it.`);
    const list = allowed.length > 0 ? allowed.join(', ') : 'no other room';
    return {
      name: `${prefix}-${room.replace('/', '-')}`,
      severity: 'error',
      comment: `${folder}/${room} may import ${list}${what}. How to fix it: ${fix}`,
      from: { path: `^${folder}/${room}/`, ...(exempt && { pathNot: exempt }) },
      to: { path: `^${folder}/`, pathNot: `^${folder}/(${[room, ...allowed, ...open].join('|')})/` },
    };
  });
}

const roomsOfAll = [
  {
    prefix: 'room',
    folder: 'src',
    rooms: ROOMS,
    fix: 'move the shared part into a room both may import, or hand it in from app or routes.',
  },
  {
    prefix: 'app-room',
    folder: 'src/app',
    rooms: APP_ROOMS,
    exempt: TEST_FILE,
    fix: 'move the shared part into a room both may import, or join the two in src/app/shell.tsx.',
  },
  {
    prefix: 'contract',
    folder: 'openapi',
    what: ' of openapi',
    rooms: CONTRACT_ROOMS,
    fix: 'move what both rooms need into openapi/source.',
  },
  {
    prefix: 'mock-room',
    folder: 'mock-server',
    rooms: MOCK_ROOMS,
    exempt: TEST_FILE,
    // The rule studio-by-name covers imports of the studio.
    open: ['generated', 'studio'],
    fix: 'move the shared part into a room both may import, or hand it in from create-mock-backend.ts.',
  },
  {
    prefix: 'studio',
    folder: 'mock-server/studio',
    rooms: STUDIO_ROOMS,
    exempt: TEST_FILE,
    fix: 'move the shared part into a room both may import, or hand it in from mock-server/games.',
  },
  {
    prefix: 'tools',
    folder: 'tools',
    rooms: TOOL_ROOMS,
    fix: 'move what both rooms need into tools/shared, or join the two in the command.',
  },
  {
    prefix: 'tests',
    folder: 'tests',
    rooms: TEST_ROOMS,
    fix: 'move what several kinds of tests need into tests/support.',
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomsOfAll.flatMap(roomRules),
    {
      name: 'contract-stands-alone',
      severity: 'error',
      comment:
        'The contract kit imports nothing of the app, the mock backend, the tools or the tests, so that it can check any backend. How to fix it: pass the value in as an option, or put it into the contract.',
      from: { path: '^openapi/', pathNot: TEST_FILE },
      to: { path: '^(src|mock-server|locales|tools|tests)/' },
    },
    {
      name: 'contract-by-name',
      severity: 'error',
      comment:
        'The contract is a package: others import what its package.json exports, by name (@copihue/contract/operations). Its tests in tests/contract see its inside. How to fix it: import it by name, or add it to the exports.',
      from: { path: '^(src|mock-server|locales|tools|tests)/', pathNot: '^tests/contract/' },
      to: { path: '^openapi/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'mock-by-name',
      severity: 'error',
      comment:
        'The mock backend is a package: the tools import what its package.json exports, by name (@copihue/mock/backend). How to fix it: import it by name, or add it to the exports.',
      from: { path: '^tools/' },
      to: { path: '^mock-server/', dependencyTypes: ['local'], dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'settings-without-packages',
      severity: 'error',
      comment:
        'The image of docs/deploy/Dockerfile has tools and src and no packages. How to fix it: leave the package, or the contract, out of what tools/settings.ts imports.',
      from: { path: '^tools/settings\\.ts$' },
      to: { path: '^(openapi|node_modules)/', reachable: true },
    },
    {
      name: 'studio-by-name',
      severity: 'error',
      comment:
        'The studio is a package: others import what its package.json exports, by name (@copihue/studio/engines/engine). How to fix it: import it by name, or add it to the exports.',
      from: { path: '^(mock-server|tools)/', pathNot: `^mock-server/studio/|${TEST_FILE}` },
      to: {
        path: '^mock-server/studio/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'studio-game-alone',
      severity: 'error',
      comment:
        'A game knows no other game: all of it is in its folder. How to fix it: move what two games share into mock-server/studio/kit.',
      from: { path: '^mock-server/studio/games/([^/]+)/', pathNot: TEST_FILE },
      to: { path: '^mock-server/studio/games/[^/]+/', pathNot: '^mock-server/studio/games/$1/' },
    },
    {
      name: 'game-through-the-list',
      severity: 'error',
      comment:
        'Outside its folder only the list names a game, but for the sportsbook, whose matches are part of the world. How to fix it: read it from games/engines.ts, and put what differs into the game.',
      from: { path: '^mock-server/(?!studio/games/)', pathNot: TEST_FILE },
      to: { path: '^mock-server/studio/games/(?!sportsbook/)[^/]+/' },
    },
    {
      name: 'studio-stands-alone',
      severity: 'error',
      comment:
        'The studio knows neither world nor player, so that other hosts can use it. How to fix it: take what is needed as a parameter, and join the two in mock-server/games.',
      from: { path: '^mock-server/studio/', pathNot: TEST_FILE },
      to: { path: '^mock-server/(?!studio/)' },
    },
    {
      name: 'mock-hosts-on-top',
      severity: 'error',
      comment:
        'No room of mock-server imports a host or what joins the rooms. How to fix it: take what is needed as a parameter.',
      from: {
        path: '^mock-server/',
        pathNot: `^mock-server/(${MOCK_HOSTS.join('|')})/|${TEST_FILE}`,
      },
      to: { path: `^mock-server/((${MOCK_HOSTS.join('|')})/|create-mock-backend)` },
    },
    {
      name: 'mock-hosts-apart',
      severity: 'error',
      comment:
        'The host in Node and the one in the browser share no code of their own. How to fix it: move it into a room below both.',
      from: { path: `^mock-server/(${MOCK_HOSTS.join('|')})/` },
      to: { path: `^mock-server/(${MOCK_HOSTS.join('|')})/`, pathNot: '^mock-server/$1/' },
    },
    {
      name: 'unknown-mock-room',
      severity: 'error',
      comment:
        'mock-server holds the rooms of MOCK_ROOMS, its hosts and create-mock-backend.ts. How to fix it: move the file into one of them, or add a room to the table.',
      from: {
        path: '^mock-server/',
        pathNot: `^mock-server/((${[...Object.keys(MOCK_ROOMS), ...MOCK_HOSTS, 'generated', 'studio'].join('|')})/|create-mock-backend\\.)`,
      },
      to: {},
    },
    {
      name: 'feature-to-feature',
      severity: 'error',
      comment:
        'A feature never imports another feature. How to fix it: join them in app or routes, or move the shared part to ui, session, api or lib.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment:
        'Neither a tool nor the mock backend imports tests, which import them. How to fix it: move what both need into tools or mock-server.',
      from: { path: '^(tools|mock-server)/', pathNot: TEST_FILE },
      to: { path: '^tests/' },
    },
    {
      name: 'unknown-app-room',
      severity: 'error',
      comment: `src/app holds the rooms ${Object.keys(APP_ROOMS).join(', ')}, and shell.tsx. How to fix it: move the file into one of them, or add a room to the table.`,
      from: { path: '^src/app/', pathNot: `^src/app/((${Object.keys(APP_ROOMS).join('|')})/|shell\\.tsx$)` },
      to: {},
    },
    {
      name: 'unknown-room',
      severity: 'error',
      comment: `src holds the rooms ${names.join(', ')}. How to fix it: move the file into one of them.`,
      from: { path: '^src/[^/]+/', pathNot: `^src/(${names.join('|')}|styles)/` },
      to: {},
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      comment:
        'Nothing in src imports the mock backend, the tools or the tests. How to fix it: go through src/api/generated or the contract; test files may use tests/support.',
      from: { path: '^src/', pathNot: TEST_FILE },
      to: { path: '^(mock-server|tools|tests)/' },
    },
    {
      name: 'src-tests-without-backend',
      severity: 'error',
      comment:
        'A test in src may use tests/support, nothing of the mock backend or the tools. How to fix it: move it to tests/screens.',
      from: { path: `^src/.*${TEST_FILE}` },
      to: { path: '^(mock-server|tools)/|^tests/(?!support/)' },
    },
    {
      name: 'texts-through-i18n',
      severity: 'error',
      comment: 'Only src/i18n reads locales. How to fix it: import { texts } from src/i18n/texts.ts.',
      from: { path: '^src/', pathNot: '^src/i18n/' },
      to: { path: '^locales/' },
    },
    {
      name: 'locales-stand-alone',
      severity: 'error',
      comment:
        'A text file imports only the generated types beside it. How to fix it: keep logic out of locales.',
      from: { path: '^locales/' },
      to: { path: '^(src|mock-server|tools|openapi|tests)/' },
    },
    {
      name: 'mock-stands-alone',
      severity: 'error',
      comment:
        'mock-server imports only its own files and the contract. How to fix it: write the rule anew on the server side, or put the constant into the contract.',
      from: { path: '^mock-server/', pathNot: '^mock-server/demo/' },
      to: {
        path: '^(src|locales|tools)/',
      },
    },
    {
      name: 'mock-tests-with-support',
      severity: 'error',
      comment: 'Of the tests a test in mock-server may use tests/support. How to fix it: move it to tests.',
      from: { path: `^mock-server/.*${TEST_FILE}` },
      to: { path: '^tests/(?!support/)' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment:
        'These files import each other in a circle, be it for types alone. How to fix it: move what both need into a third file.',
      from: { path: '^(src|mock-server|openapi|tools|tests)/', pathNot: '(^|/)generated/|\\.gen\\.ts$' },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere. How to fix it: fix the path, or add the package to package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'production-packages',
      severity: 'error',
      comment:
        'What reaches the player is a dependency, not a devDependency. How to fix it: move the package in package.json.',
      from: { path: '^src/', pathNot: TEST_FILE },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-database',
      severity: 'error',
      comment:
        'Only one file opens a database, with one fallback. How to fix it: readRecord and changeRecord of src/lib/device-records.ts.',
      from: { path: '^src/', pathNot: '^src/lib/device-records\\.(test\\.)?ts$' },
      to: { path: '(^|/)node_modules/idb/' },
    },
    {
      name: 'declared-packages',
      severity: 'error',
      comment:
        'The package is not in package.json and only happens to be installed. How to fix it: npm install it.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: '^mock-server/dist-console/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};
