import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownOraclesIn } from './own-oracle.ts';
import { projectFiles } from './project-files.ts';

const tests = projectFiles().filter((file) => /\.(?:test|e2e)\.tsx?$/.test(file));

test('no test expects what a function under test says of itself', () => {
  expect(tests.flatMap((file) => ownOraclesIn(file, readFileSync(file, 'utf8')))).toEqual([]);
  expect(tests.length).toBeGreaterThan(300);
});

const UNIT = "import { rate, total, ROWS } from './fee.ts';\n";
const SCREEN =
  "import { amount } from '../../src/lib/money.ts';\nimport { texts } from '../../src/i18n/texts.ts';\n";

test.each([
  ['the other function of its module', 'src/lib/fee.test.ts', `${UNIT}expect(total(5)).toBe(5 * rate(5));`],
  [
    'a function in a part of what is expected',
    'src/lib/fee.test.ts',
    `${UNIT}expect(read()).toEqual({ a: [rate(5)] });`,
  ],
  [
    'what was named before',
    'src/lib/fee.test.ts',
    `${UNIT}const expected = rate(5);\nexpect(read()).not.toBe(expected);`,
  ],
  [
    'a formatter of the app',
    'tests/screens/a.test.tsx',
    `${SCREEN}await expect(row).resolves.toContain(amount(5));`,
  ],
  ['a formatter in a query', 'tests/screens/a.test.tsx', `${SCREEN}screen.getByText(amount(5));`],
  [
    'a formatter in a named text',
    'tests/e2e/a.e2e.ts',
    `${SCREEN}const row = 'a' + amount(5);\npage.getByText(row);`,
  ],
])('%s is found as an oracle of its own', (_what, file, code) => {
  expect(ownOraclesIn(file, code)).toHaveLength(1);
});

test.each([
  ['a value', 'src/lib/fee.test.ts', `${UNIT}expect(total(5)).toBe(6);`],
  ['the same function on both sides', 'src/lib/fee.test.ts', `${UNIT}expect(rate(5)).toBe(rate(6));`],
  ['data of the module', 'src/lib/fee.test.ts', `${UNIT}expect(total(5)).toBe(ROWS[0]);`],
  [
    'what was done before',
    'src/lib/fee.test.ts',
    `${UNIT}const made = rate(5);\nexpect(read()).toBe(made.id);`,
  ],
  ['a function that waits', 'src/lib/fee.test.ts', `${UNIT}expect(read()).toSatisfy(() => rate(5));`],
  ['another module', 'src/lib/sum.test.ts', `${UNIT}expect(read()).toBe(rate(5));`],
  ['the texts of the app', 'tests/screens/a.test.tsx', `${SCREEN}screen.getByText(texts().bets.open());`],
])('%s is no oracle of its own', (_what, file, code) => {
  expect(ownOraclesIn(file, code)).toEqual([]);
});
