import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

// Tested code must not compute the expected value: the same error on both sides would pass.

const PRODUCT = /^(?:src|mock-server|openapi|tools)\//;
/** These tests drive the whole app, so every function of the app is under test. */
const OF_THE_APP = /^tests\/(?:screens|e2e)\//;
const MATCHER = /^to(?!HaveBeen|Throw)[A-Z]/;
const QUERY = /^(?:get|find|query)(?:All)?By[A-Z]/;
/** The app's texts come from `locales`, by key. */
const TEXTS = ['texts'];

const MEND =
  'write the value out, or compute it in the test in another way; if it is what is tested, put it into expect()';

function importsOf(source: ts.SourceFile, file: string): Map<string, string> {
  const imports = new Map<string, string>();
  for (const { importClause, moduleSpecifier } of source.statements.filter(ts.isImportDeclaration)) {
    const names = importClause?.namedBindings;
    if (!names || !ts.isNamedImports(names) || !ts.isStringLiteral(moduleSpecifier)) continue;
    const module = normalize(join(dirname(file), moduleSpecifier.text)).replaceAll('\\', '/');
    if (!moduleSpecifier.text.startsWith('.') || !PRODUCT.test(module) || module.includes('/generated/'))
      continue;
    for (const { name } of names.elements) if (!TEXTS.includes(name.text)) imports.set(name.text, module);
  }
  return imports;
}

/** The argument of a matcher's `expect()`; undefined for any other call. */
function actualOf(callee: ts.Expression): ts.Expression | undefined {
  if (ts.isPropertyAccessExpression(callee)) return actualOf(callee.expression);
  if (!ts.isCallExpression(callee)) return undefined;
  const isExpect = ts.isIdentifier(callee.expression) && callee.expression.text === 'expect';
  return isExpect ? callee.arguments[0] : actualOf(callee.expression);
}

const isComputed = (node: ts.Expression) =>
  ts.isCallExpression(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node);

/** @param file path from the project's root. @returns one line for each place */
export function ownOraclesIn(file: string, code: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  const imports = importsOf(source, file);
  if (imports.size === 0) return [];
  const isOfTheApp = OF_THE_APP.test(file);
  const namesake = file.replace(/\.(?:test|e2e)\.tsx?$/, '');
  const constants = new Map<string, string[]>();
  const found: string[] = [];

  /** Calls inside a nested function do not count. */
  function calledIn(node: ts.Node): string[] {
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [];
    const own =
      ts.isCallExpression(node) && ts.isIdentifier(node.expression) && imports.has(node.expression.text)
        ? [node.expression.text]
        : ts.isIdentifier(node)
          ? (constants.get(node.text) ?? [])
          : [];
    const below: string[] = [];
    ts.forEachChild(node, (child) => void below.push(...calledIn(child)));
    return [...own, ...below];
  }

  function judge(call: ts.CallExpression, actual: readonly string[]): void {
    const modules = actual.map((name) => imports.get(name));
    const isUnderTest = (name: string) => {
      const module = imports.get(name) ?? '';
      if (isOfTheApp) return module.startsWith('src/');
      return modules.includes(module) || module.replace(/\.tsx?$/, '') === namesake;
    };
    const own = call.arguments
      .flatMap(calledIn)
      .filter((name) => !actual.includes(name) && isUnderTest(name));
    const { line } = source.getLineAndCharacterOfPosition(call.getStart());
    for (const name of new Set(own))
      found.push(`${file}:${line + 1} expects what ${name}() of ${imports.get(name)} says: ${MEND}`);
  }

  function visit(node: ts.Node): void {
    // An expected value often has a name first. Outside the tests of the app, a constant is mostly the tested action.
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const isExpected = isOfTheApp || /^(?:expected|wanted|should)/i.test(node.name.text);
      if (isExpected && isComputed(node.initializer))
        constants.set(node.name.text, calledIn(node.initializer));
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const name = node.expression.name.text;
      const actual = MATCHER.test(name) ? actualOf(node.expression) : undefined;
      if (actual) judge(node, calledIn(actual));
      else if (isOfTheApp && QUERY.test(name)) judge(node, []);
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}
