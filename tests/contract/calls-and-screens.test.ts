import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { operations } from '@copihue/contract/operations';
import { describe, expect, test } from 'vitest';
import { screenOf } from '../support/screens-of-calls.ts';

const IMPORT = /(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g;
const GENERATED_CALLS = /import (?:type )?\{([^}]*)\} from '[^']*\/api\/generated\/(?:[\w-]+\/)?[\w-]+\.ts'/g;
const HOOK = /^(?:use|get)(?=[A-Z])|(?:Suspense|Infinite)?(?:Query|Mutation)(?:Options|Key)?$/g;

/** All imported modules, lazy ones and the file itself included; without generated code. */
function reachedFrom(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry) || entry.includes('/generated/') || !existsSync(entry)) return seen;
  seen.add(entry);
  for (const [, specifier = ''] of readFileSync(entry, 'utf8').matchAll(IMPORT))
    reachedFrom(normalize(join(dirname(entry), specifier)), seen);
  return seen;
}

/** Operations whose generated function, hook, options or key a file imports. */
function operationsIn(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(GENERATED_CALLS)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) =>
      name
        .replace(/\btype /, '')
        .trim()
        .replace(HOOK, ''),
    )
    .filter((name) => name !== '')
    .map((name) => name.charAt(0).toLowerCase() + name.slice(1));
}

// tests/screens/any-answer.test.tsx proves that a screen also sends these calls.
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
