import ts from 'typescript';

const TESTS = ['test', 'it'];
const TESTS_AND_GROUPS = [...TESTS, 'describe'];

/** `test`, of `test(...)`, `test.fail(...)` and `test.each(...)(...)`. */
function rootName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return rootName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootName(callee.tag) : undefined;
}

/** The titles of the tests in a file, as written. */
export const testTitlesIn = (code: string): string[] => titlesIn(code, TESTS);

/** The titles of the tests and groups in a file, as written. */
export function titlesIn(code: string, callees = TESTS_AND_GROUPS): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && callees.includes(rootName(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile('titles.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  visit(source);
  return titles;
}
