import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

/** A file below this many lines is too small to stand apart from its only use. */
const LEAST_LINES = 30;
/** The first line of a small file that has to stand apart: a chunk that loads on demand, the first paint, a test. */
const REASON = /^\/\/ A file of its own: \S/;
const IMPORT = /(?:from|import|import\()\s*'(\.{1,2}\/[^'?]+)/g;
const TEST = /\.(test|e2e)\.tsx?$|^tests\//;

const HOW_TO_MEND = `is imported by one file alone and is under ${LEAST_LINES} lines. How to mend: move it into that file (and its test into that file's test), or write the reason into its first line, "// A file of its own: ...", when lazy loading, the first paint or a test needs it apart.`;

/** Small files with one importer and no reason; tests count as importers only for what serves tests. */
function loneSmallFiles(files: ReadonlyMap<string, string>): string[] {
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of files)
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const target = normalize(join(dirname(file), specifier));
      if (!TEST.test(file) || TEST.test(target))
        importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  return [...files]
    .filter(([file, text]) => {
      const isSmall = text.split('\n').length - 1 < LEAST_LINES;
      return isSmall && importers.get(file)?.size === 1 && !REASON.test(text);
    })
    .map(([file]) => file)
    .sort();
}

test('a small file with one importer is found, unless its first line says why it stands apart', () => {
  const line = 'export const a = 1;\n';
  const uses = (...names: string[]) => names.map((name) => `import { a } from './${name}';\n`).join('');
  const files = new Map([
    ['src/lib/screen.ts', `${uses('once.ts', 'twice.ts', 'reason.ts', 'long.ts')}import('./lazy.tsx');\n`],
    ['src/lib/other.ts', uses('twice.ts')],
    ['src/lib/once.ts', line],
    ['src/lib/once.test.ts', uses('once.ts')],
    ['src/lib/twice.ts', line],
    ['src/lib/reason.ts', `// A file of its own: the router loads it with every page.\n${line}`],
    ['src/lib/long.ts', line.repeat(LEAST_LINES)],
    ['src/lib/lazy.tsx', line],
    ['src/lib/entry.ts', line],
    ['tests/support/steps.ts', line],
    ['tests/screens/a.test.ts', "import { a } from '../support/steps.ts';\n"],
  ]);
  expect(loneSmallFiles(files)).toEqual(['src/lib/lazy.tsx', 'src/lib/once.ts', 'tests/support/steps.ts']);
});

test('as many files as ideas: no small file stands apart from its only use without a reason', () => {
  const code = projectFiles().filter(
    (file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.startsWith('locales/'),
  );
  const files = new Map(code.map((file) => [file, readFileSync(file, 'utf8')]));
  expect(loneSmallFiles(files).map((file) => `${file} ${HOW_TO_MEND}`)).toEqual([]);
});
