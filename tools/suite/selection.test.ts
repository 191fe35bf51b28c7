import { expect, test } from 'vitest';
import { selectSteps } from './selection.ts';
import { steps } from './steps.ts';

function select(line: string, isBuilt = true): string[] {
  return selectSteps(line.split(' ').filter(Boolean), () => isBuilt).steps.map((step) => step.name);
}

test('the suite leaves its long steps out without options, and runs every step with --all', () => {
  const every = steps.map((step) => step.name);
  expect(select('')).toEqual(every.filter((name) => !['edge', 'faults'].includes(name)));
  expect(select('--all')).toEqual(every);
  expect(select('--only edge')).toEqual(['edge']);
});

test('the options --only and --skip take names by comma or repeated, and keep the order', () => {
  expect(select('--only unit,types')).toEqual(['types', 'unit']);
  expect(select('--only unit --only types')).toEqual(['types', 'unit']);
  expect(select('--only=unit,types --skip unit')).toEqual(['types']);
  expect(select('--skip e2e')).not.toContain('e2e');
});

test('a step that needs a build brings it along when there is none', () => {
  expect(select('--only e2e', false)).toEqual(['build', 'e2e']);
  expect(select('--only e2e', true)).toEqual(['e2e']);
  expect(select('--only faults', false)).toEqual(['build', 'faults']);
  expect(select('--only unit', false)).toEqual(['unit']);
});

test('the option --steady runs the same steps and lets no second try pass', () => {
  expect(select('--steady')).toEqual(select(''));
  expect(selectSteps(['--steady'], () => true).isSteady).toBe(true);
  expect(selectSteps([], () => true).isSteady).toBe(false);
});

test.each(['--only typos', '--skip typos', '--only types,'])('a wrong "%s" names the known steps', (line) => {
  expect(() => select(line)).toThrow(/Steps: lint, .*edge, faults\.$/);
});
