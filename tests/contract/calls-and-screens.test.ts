import { describe, expect, test } from 'vitest';
import { operations } from '../../mock-server/generated/operations.ts';
import { screenOf } from '../support/screens-of-calls.ts';
import { operationsIn, reachedFrom } from './import-graph.ts';

// tests/screens/any-answer.test.tsx proves that a screen also sends the calls it reads from.
describe('every call is imported by the code of a screen', () => {
  test.each(operations.map(({ path, operationId }) => [path, operationId] as const))(
    'CON-01 the code of a screen imports %s',
    (_path, operationId) => {
      const screen = screenOf[operationId];
      const files = [...reachedFrom(screen)].filter((file) => operationsIn(file).includes(operationId));
      expect(files, `${screen} brings no file that calls ${operationId}`).not.toEqual([]);
    },
  );

  test('CON-01 a file that imports no call is recognised as such', () => {
    expect(operationsIn('src/routes/tc.tsx')).toEqual([]);
    expect([...reachedFrom('src/routes/tc.tsx')].flatMap(operationsIn)).not.toContain('withdrawCreate');
  });
});
