import ts from 'typescript';

const TESTS = ['test', 'it'];
const TESTS_AND_GROUPS = [...TESTS, 'describe'];

/** `test` for `test(...)`, `test.fail(...)` and `test.each(...)(...)`. */
function rootName(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return rootName(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootName(callee.tag) : undefined;
}

export const testTitlesIn = (code: string): string[] => titlesIn(code, TESTS);

/** The first column, which replaces the first `%s` of the title, where it is a literal. */
function wordsOfRows(callee: ts.Expression): string[] {
  const [table] = ts.isCallExpression(callee) ? callee.arguments : [];
  if (!table || !ts.isArrayLiteralExpression(table)) return [];
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row;
    return first && ts.isStringLiteralLike(first) ? [first.text] : [];
  });
}

export const rowTitlesIn = (code: string): string[] =>
  titlesIn(code, TESTS, (title, callee) => {
    const words = title.includes('%s') ? wordsOfRows(callee) : [];
    return [title, ...words.map((word) => title.replace('%s', word))];
  });

export function titlesIn(
  code: string,
  callees = TESTS_AND_GROUPS,
  titlesOf = (title: string, _callee: ts.Expression) => [title],
): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && callees.includes(rootName(node.expression) ?? '')) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.push(...titlesOf(title.text, node.expression));
      else if (title && ts.isTemplateExpression(title)) titles.push(title.getText(source).slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile('titles.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  visit(source);
  return titles;
}
