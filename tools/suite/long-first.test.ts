import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONGEST, LongFirst } from './long-first.ts';

const inProject = (name: string, groupOrder: number) => ({
  name,
  config: { isolate: false, sequence: { groupOrder } },
});
const [node, screens] = [inProject('node', 0), inProject('screens', 1)];
const file = (project: typeof node, path: string) =>
  ({ project, moduleId: `/root/${path}` }) as unknown as TestSpecification;

test('the longest files of a project are first, and the projects keep their order', async () => {
  const context = { config: { root: '/root' }, cache: { getTestSpecificationResult: () => undefined } };
  const sequencer = new LongFirst(context as unknown as Vitest);
  const files = [
    file(screens, 'tests/screens/any-answer.test.tsx'),
    file(screens, 'tests/screens/me.test.tsx'),
    file(screens, 'tests/screens/one-call-down.test.tsx'),
    file(node, 'src/lib/other.test.ts'),
    file(node, 'tests/contract/planted-faults.test.ts'),
    file(node, 'tests/contract/check/legal-variations.test.ts'),
  ];
  expect((await sequencer.sort(files)).map(({ moduleId }) => moduleId.replace(/.*\//, ''))).toEqual([
    'legal-variations.test.ts',
    'planted-faults.test.ts',
    'other.test.ts',
    'one-call-down.test.tsx',
    'any-answer.test.tsx',
    'me.test.tsx',
  ]);
});

test('each long file that is named is there', () => {
  expect(Object.keys(LONGEST).filter((path) => !existsSync(path))).toEqual([]);
});
