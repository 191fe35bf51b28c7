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
  ...Array.from({ length: 12 }, (_, place): [string, string] => [
    `tests/screens/home-${place}.test.tsx`,
    `await renderApp('/');`,
  ]),
]);
const near = (...changed: string[]) => nearTests(changed, { tests, routes });

test.each([
  [
    'a source',
    'src/lib/money.ts',
    ['src/lib/money.test.ts', 'src/lib/mask.test.ts', 'tests/money/soak.test.ts'],
  ],
  ['a screen', 'src/features/deposit/choice/amounts.tsx', ['tests/screens/deposit-waits.test.tsx']],
  ['a test', 'tests/screens/me.test.tsx', ['tests/screens/me.test.tsx']],
  ['a document', 'docs/performance.md', []],
])('the tests of %s that changed', (_kind, changed, files) => {
  expect(near(changed)).toEqual({ files, leftOut: [] });
});

test('screen tests beyond ten are left out by name, but never one that changed itself', () => {
  const { files, leftOut } = near('src/features/lobby/home/rows.tsx', 'tests/screens/home-11.test.tsx');
  expect(files).toHaveLength(11);
  expect(files).toContain('tests/screens/home-11.test.tsx');
  expect(leftOut).toEqual(['tests/screens/home-10.test.tsx']);
});
