import { expect, test } from 'vitest';
import { nearTests } from './near-tests.ts';

const routes = new Map([
  [
    'src/routes/deposit.tsx',
    `import '../features/deposit/deposit-screen.tsx';\ncreateFileRoute('/deposit')({})`,
  ],
  ['src/routes/index.tsx', `import '../features/lobby/home/home.tsx';\ncreateFileRoute('/')({})`],
]);
const tests = new Map([
  ['src/lib/money.test.ts', `import { toMinor } from './money.ts';`],
  ['src/lib/mask.test.ts', `import { mask } from './mask.ts';`],
  ['tests/money/soak.test.ts', `import { toMinor } from '../../src/lib/money.ts';`],
  ['tests/screens/deposit-waits.test.tsx', `await renderApp('/deposit?amount=5000');`],
  ['tests/screens/me.test.tsx', `await renderApp('/me');`],
  ...['home-rows', 'home-face', 'home-banner', 'home-taps', 'taps'].map((name): [string, string] => [
    `tests/screens/${name}.test.tsx`,
    `await renderApp('/');`,
  ]),
  ['tests/money/any.sweep.test.ts', `import { toMinor } from '../../src/lib/money.ts';`],
  [
    'mock-server/handlers/cashback.test.ts',
    `import { createTestClient } from '../../tests/support/client.ts';`,
  ],
  ['tests/contract/rows.test.ts', `readFileSync('docs/rows.md', 'utf8');`],
]);

test.each([
  ['a source', 'src/lib/money.ts', ['src/lib/money.test.ts', 'tests/money/soak.test.ts'], 0],
  ['a screen', 'src/features/deposit/choice/amounts.tsx', ['tests/screens/deposit-waits.test.tsx'], 0],
  ['a test', 'tests/screens/me.test.tsx', ['tests/screens/me.test.tsx'], 0],
  ['a document', 'docs/rows.md', ['tests/contract/rows.test.ts'], 0],
  ['the contract', 'openapi/schemas/cashback.yaml', ['mock-server/handlers/cashback.test.ts'], 0],
  ['generated code', 'src/api/generated/money.ts', [], 0],
  [
    'a screen with many tests',
    'src/features/lobby/home/rows.tsx',
    ['home-rows', 'home-face', 'home-banner'].map((name) => `tests/screens/${name}.test.tsx`),
    1,
  ],
])('a change of %s runs the tests near it, and no sweep', (_kind, changed, files, leftOut) => {
  expect(nearTests([changed], { tests, routes })).toEqual({ files, leftOut });
});
