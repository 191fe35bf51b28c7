import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listedMutations, mutated } from './mutation.ts';

const all = listedMutations();
const rows = new Set(
  [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^\| ([A-Z]{2,4}-\d{2,3}) \|/gm)].map(
    ([, id]) => id,
  ),
);

/** Tokens only, so that a change of comments or spaces is no change. */
function syntaxOf(code: string, file: string): { tokens: string; problems: readonly unknown[] } {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, kind);
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    tokens.push(`${node.kind}`);
    if (
      ts.isIdentifier(node) ||
      ts.isLiteralExpression(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isJsxText(node)
    )
      tokens.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { tokens: tokens.join(' '), problems: Reflect.get(source, 'parseDiagnostics') ?? [] };
}

test('each listed mutation is found once in its file, changes what it says and still parses', () => {
  const before = new Map(
    all.map(({ file }) => {
      const code = readFileSync(file, 'utf8');
      return [file, { code, ...syntaxOf(code, file) }] as const;
    }),
  );
  const wrong = all.flatMap((mutation) => {
    const { name, file } = mutation;
    const { code = '', tokens } = before.get(file) ?? {};
    try {
      const after = syntaxOf(mutated(code, mutation), file);
      if (after.problems.length > 0) return [`"${name}" does not parse`];
      return after.tokens === tokens ? [`"${name}" changes nothing`] : [];
    } catch (problem) {
      return [problem instanceof Error ? problem.message : String(problem)];
    }
  });
  expect(wrong).toEqual([]);
});

test('at least 300 mutations are listed, each with a name of its own, its harm and a row that exists', () => {
  const names = all.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(all.filter(({ harm }) => !/^[A-Z"\d].{19,}\.$/s.test(harm)).map(({ name }) => name)).toEqual([]);
  expect(
    all.filter(({ breaks }) => !rows.has(breaks)).map(({ name, breaks }) => `${name}: ${breaks}`),
  ).toEqual([]);
  expect(all.length).toBeGreaterThanOrEqual(300);
});
