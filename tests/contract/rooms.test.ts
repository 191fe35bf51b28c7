import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Without a rule the import is allowed. */
const imports: [file: string, target: string, rule?: string][] = [
  ['src/lib/a.ts', '../config/leaf.ts', 'room-lib'],
  ['src/config/a.ts', '../lib/leaf.ts', 'room-config'],
  ['src/ui/a.ts', '../api/leaf.ts', 'room-ui'],
  ['src/ui/b.ts', '../features/lobby/leaf.ts', 'room-ui'],
  ['src/ui/c.ts', '../lib/leaf.ts'],
  ['src/api/a.ts', '../session/leaf.ts', 'room-api'],
  ['src/i18n/a.ts', '../session/leaf.ts', 'room-i18n'],
  ['src/i18n/b.ts', '../../locales/leaf.ts'],
  ['src/session/a.ts', '../app/leaf.ts', 'room-session'],
  ['src/realtime/a.ts', '../session/leaf.ts', 'room-realtime'],
  ['src/popups/a.ts', '../features/lobby/leaf.ts', 'room-popups'],
  ['src/features/lobby/a.ts', '../games/leaf.ts', 'feature-to-feature'],
  ['src/features/lobby/b.ts', '../../app/leaf.ts', 'room-features'],
  ['src/features/lobby/c.ts', '../../popups/leaf.ts'],
  ['src/features/lobby/d.ts', './leaf.ts'],
  ['src/features/lobby/e.ts', '../../../locales/leaf.ts', 'texts-through-i18n'],
  ['src/app/start/a.ts', '../../routes/leaf.ts', 'room-app'],
  ['src/app/start/b.ts', '../../features/games/leaf.ts'],
  ['src/app/shell/a.ts', '../menu/leaf.ts', 'app-room-shell'],
  ['src/app/shell/a.test.ts', '../menu/leaf.ts'],
  ['src/app/menu/a.ts', '../shell.tsx', 'app-room-menu'],
  ['src/app/menu/b.ts', '../shell/leaf.ts'],
  ['src/app/helpers/a.ts', '../../lib/leaf.ts', 'unknown-app-room'],
  ['src/routes/a.ts', '../features/games/leaf.ts'],
  ['src/utils/a.ts', '../lib/leaf.ts', 'unknown-room'],
  ['src/api/b.ts', '../../mock-server/leaf.ts', 'src-stands-alone'],
  ['src/api/c.test.ts', '../../mock-server/leaf.ts', 'src-tests-without-backend'],
  ['src/api/d.test.ts', '../../tests/support/leaf.ts'],
  ['mock-server/http/a.ts', '../../src/lib/leaf.ts', 'mock-stands-alone'],
  ['mock-server/http/b.ts', '../../openapi/source/leaf.ts', 'contract-by-name'],
  ['mock-server/http/d.ts', '@copihue/contract/leaf'],
  ['src/realtime/b.ts', '@copihue/contract/leaf'],
  ['src/realtime/c.ts', '../../openapi/source/leaf.ts', 'contract-by-name'],
  ['tests/contract/a.ts', '../../openapi/check/leaf.ts'],
  ['mock-server/http/e.ts', '../../src/api/generated/leaf.ts', 'mock-stands-alone'],
  ['mock-server/http/c.ts', '../world/core/leaf.ts'],
  ['mock-server/studio/engines/a.ts', '../../world/core/leaf.ts', 'studio-stands-alone'],
  ['mock-server/studio/engines/a.test.ts', '../../seed/leaf.ts'],
  ['mock-server/studio/art/a.ts', '../engines/leaf.ts', 'studio-art'],
  ['mock-server/studio/wire/a.ts', '../pages/leaf.ts', 'studio-wire'],
  ['mock-server/studio/pages/a.ts', '../wire/leaf.ts'],
  ['mock-server/world/games/a.ts', '../../studio/engines/leaf.ts', 'studio-by-name'],
  ['mock-server/world/games/a.test.ts', '../../studio/engines/leaf.ts'],
  ['mock-server/games/a.ts', '@copihue/studio/leaf'],
  ['mock-server/games/b.ts', '../world/games/leaf.ts'],
  ['mock-server/world/games/b.ts', '../lucky-money/leaf.ts', 'mock-room-world-games'],
  ['mock-server/world/lobby/a.ts', '../../seed/leaf.ts', 'mock-room-world-lobby'],
  ['mock-server/seed/a.ts', '../world/lobby/leaf.ts'],
  ['mock-server/handlers/a.ts', '../world/lobby/leaf.ts'],
  ['mock-server/sockets/a.ts', '../node/leaf.ts', 'mock-hosts-on-top mock-room-sockets'],
  ['mock-server/node/a.ts', '../sockets/leaf.ts'],
  ['mock-server/node/b.ts', '../demo/leaf.ts', 'mock-hosts-apart'],
  ['mock-server/helpers/a.ts', '../world/core/leaf.ts', 'unknown-mock-room'],
  ['mock-server/world/core/b.ts', '../../../tests/support/leaf.ts', 'product-without-tests'],
  ['mock-server/world/core/b.test.ts', '../../../tests/support/leaf.ts'],
  ['mock-server/world/core/c.test.ts', '../../../tests/money/leaf.ts', 'mock-tests-with-support'],
  ['locales/a.ts', '../src/lib/leaf.ts', 'locales-stand-alone'],
  ['tools/a.ts', '../mock-server/leaf.ts', 'mock-by-name'],
  ['tools/b.ts', './suite/leaf.ts'],
  ['tools/suite/a.ts', '../leaf.ts', 'tools-suite'],
  ['tools/suite/b.ts', '../shared/leaf.ts'],
  ['tools/suite/c.ts', '../../tests/support/leaf.ts', 'product-without-tests'],
  ['tests/support/a.ts', '../browsers/leaf.ts', 'tests-support'],
  ['tests/e2e/a.ts', '../support/leaf.ts'],
  ['openapi/check/a.ts', '../source/leaf.ts'],
  ['openapi/check/b.ts', '../diff/leaf.ts', 'contract-check'],
  ['openapi/diff/a.ts', '../check/leaf.ts', 'contract-diff'],
  ['openapi/source/a.ts', '../check/leaf.ts', 'contract-source'],
  ['openapi/lint/a.ts', '../source/leaf.ts'],
  ['openapi/lint/b.ts', '../check/leaf.ts', 'contract-lint'],
  ['openapi/check/c.ts', '../../mock-server/leaf.ts', 'contract-stands-alone'],
  ['src/lib/b.ts', './gone.ts', 'no-unresolvable'],
  ['src/lib/c.ts', 'only-for-development', 'production-packages'],
  ['src/lib/d.test.ts', 'only-for-development'],
  ['src/lib/e.ts', 'never-declared', 'declared-packages'],
];

let folder = '';
let violations: { rule: { name: string }; from: string; to: string }[] = [];

function write(file: string, content: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'copihue-rooms-'));
  write(
    'package.json',
    JSON.stringify({
      type: 'module',
      workspaces: ['openapi', 'mock-server/studio'],
      dependencies: { '@copihue/contract': '1.0.0', '@copihue/studio': '1.0.0' },
      devDependencies: { 'only-for-development': '1.0.0' },
    }),
  );
  write('tsconfig.json', '{ "compilerOptions": { "allowImportingTsExtensions": true } }');
  for (const name of ['only-for-development', 'never-declared']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'exports.a = 1;');
  }
  write(
    'openapi/package.json',
    JSON.stringify({ name: '@copihue/contract', exports: { './leaf': './source/leaf.ts' } }),
  );
  mkdirSync(join(folder, 'node_modules/@copihue'));
  symlinkSync('../../openapi', join(folder, 'node_modules/@copihue/contract'));
  write(
    'mock-server/studio/package.json',
    JSON.stringify({ name: '@copihue/studio', exports: { './leaf': './engines/leaf.ts' } }),
  );
  symlinkSync('../../mock-server/studio', join(folder, 'node_modules/@copihue/studio'));
  for (const [file, target] of imports) {
    write(file, `import { a } from '${target}';\nconsole.log(a);`);
    const leaf = join(dirname(file), target);
    if (/(leaf|shell)\.tsx?$/.test(leaf)) write(leaf, 'export const a = 1;');
  }
  write('src/session/round.ts', `import { b } from './about.ts';\nexport const a = () => b;`);
  write('src/session/about.ts', `import { a } from './round.ts';\nexport const b = () => a;`);
  write(
    'src/session/shape.ts',
    `import type { B } from './user.ts';\nexport type A = B;\nexport const a = 1;`,
  );
  write('src/session/user.ts', `import { a } from './shape.ts';\nexport type B = typeof a;\nconsole.log(a);`);

  write('openapi/check/judge.ts', `import { b } from './bench.ts';\nexport const a = () => b;`);
  write('openapi/check/bench.ts', `import { a } from './judge.ts';\nexport const b = () => a;`);

  const rooms = ['src', 'mock-server', 'locales', 'openapi', 'tools', 'tests'];
  const config = resolve('.dependency-cruiser.cjs');
  const bin = resolve('node_modules/.bin/depcruise');
  const report = execFileSync(bin, ['--output-type', 'json', '--config', config, ...rooms], {
    cwd: folder,
    encoding: 'utf8',
  });
  violations = JSON.parse(report).summary.violations;
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test.each(imports)('%s importing %s', (file, _, rule) => {
  const fired = violations.filter(({ from }) => from === file).map((violation) => violation.rule.name);
  expect(fired.sort().join(' ')).toBe(rule ?? '');
});

test('a circle is found, of code and of types alone', () => {
  const circles = violations.filter((violation) => violation.rule.name === 'no-cycle');
  expect(circles.map(({ from, to }) => [from, to].sort()).sort()).toEqual([
    ['openapi/check/bench.ts', 'openapi/check/judge.ts'],
    ['src/session/about.ts', 'src/session/round.ts'],
    ['src/session/shape.ts', 'src/session/user.ts'],
  ]);
});
