import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

/** Modules that keep something that changes, each group with its reason (decision 48). */
const EXCEPTIONS = {
  'generated functions know no app, and ask through this': ['src/api/transport.ts'],
  'language, market and texts are constants of a page': ['src/i18n/texts.ts'],
  "the server's clock, asked by every sentence about time; its half in the first script": [
    'src/lib/answer-times.ts',
    'src/lib/server-clock.ts',
  ],
};

/** Scripts of their own: what runs before the app, and the worker. */
const OTHER_SCRIPTS = /^src\/(app\/boot|service-worker)\//;

const CHANGES = new Set([
  'set',
  'add',
  'delete',
  'clear',
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
]);
const STORES = new Set(['create', 'createStore']);

type Sources = Readonly<Record<string, string>>;

const parse = (file: string, text: string) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The name at the root of `a.b[c].d`, of what is changed. */
function rootOf(node: ts.Expression): ts.Identifier | undefined {
  let root = node;
  while (
    ts.isPropertyAccessExpression(root) ||
    ts.isElementAccessExpression(root) ||
    ts.isNonNullExpression(root)
  )
    root = root.expression;
  return ts.isIdentifier(root) ? root : undefined;
}

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** The expression that a node changes in place, if any. */
function changedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind)) return node.left;
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const isStep =
      node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
    return isStep ? (node.operand as ts.Expression) : undefined;
  }
  if (ts.isDeleteExpression(node)) return node.expression;
  if (!ts.isCallExpression(node)) return undefined;
  const {
    expression,
    arguments: [first],
  } = node;
  if (expression.getText() === 'Object.assign') return first;
  return ts.isPropertyAccessExpression(expression) && CHANGES.has(expression.name.text)
    ? expression.expression
    : undefined;
}

/** Whether a function around a node has a variable or parameter of that name. */
function isLocal({ text }: ts.Identifier, node: ts.Node): boolean {
  const binds = (name: ts.BindingName): boolean =>
    ts.isIdentifier(name)
      ? name.text === text
      : name.elements.some((element) => ts.isBindingElement(element) && binds(element.name));
  for (let scope = node.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope) && scope.parameters.some(({ name }) => binds(name))) return true;
    const statements = ts.isBlock(scope) ? scope.statements : [];
    for (const statement of statements)
      if (
        ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some(({ name }) => binds(name))
      )
        return true;
    if (
      (ts.isForOfStatement(scope) || ts.isForStatement(scope)) &&
      scope.initializer &&
      ts.isVariableDeclarationList(scope.initializer) &&
      scope.initializer.declarations.some(({ name }) => binds(name))
    )
      return true;
  }
  return false;
}

/** What modules keep at their top and somebody changes, as `file name`. */
function keptState(sources: Sources): string[] {
  const kept = new Set<string>();
  const files = Object.entries(sources).map(([file, text]) => ({ file, source: parse(file, text) }));
  const tops = new Map(
    files.map(({ file, source }) => {
      const names = source.statements.flatMap((statement) =>
        ts.isVariableStatement(statement)
          ? statement.declarationList.declarations.map(({ name }) => name.getText())
          : [],
      );
      return [file, new Set(names)];
    }),
  );
  for (const { file, source } of files) {
    const imported = new Map<string, string>();
    for (const statement of source.statements) {
      if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
        const from = path.posix.join(path.posix.dirname(file), statement.moduleSpecifier.text);
        const bindings = statement.importClause?.namedBindings;
        if (bindings && ts.isNamedImports(bindings))
          for (const { name, propertyName } of bindings.elements)
            imported.set(name.text, `${from} ${(propertyName ?? name).text}`);
      }
      if (!ts.isVariableStatement(statement)) continue;
      const { declarationList } = statement;
      for (const { name, initializer } of declarationList.declarations) {
        const made = initializer && ts.isCallExpression(initializer) ? initializer.expression.getText() : '';
        if (!(declarationList.flags & ts.NodeFlags.Const) || STORES.has(made))
          kept.add(`${file} ${name.getText()}`);
      }
    }
    const look = (node: ts.Node): void => {
      const changed = changedBy(node);
      const root = changed && rootOf(changed);
      if (root && !isLocal(root, node)) {
        if (tops.get(file)?.has(root.text)) kept.add(`${file} ${root.text}`);
        const place = imported.get(root.text)?.split(' ');
        if (place && tops.get(place[0] ?? '')?.has(place[1] ?? '')) kept.add(place.join(' '));
      }
      node.forEachChild(look);
    };
    look(source);
  }
  return [...kept].sort();
}

describe('state of the app', () => {
  test('CON-11 no module keeps anything that changes at its top, but for three with a reason', () => {
    const files = projectFiles()
      .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.|generated|route-tree|prerender/.test(file))
      .filter((file) => !OTHER_SCRIPTS.test(file));
    const found = keptState(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
    const excepted = Object.values(EXCEPTIONS).flat();
    expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(3);
    expect(found.filter((place) => !excepted.includes(place.split(' ')[0] ?? ''))).toEqual([]);
    // An exception that keeps nothing any more goes.
    expect(excepted.filter((file) => !found.some((place) => place.startsWith(`${file} `)))).toEqual([]);
  });

  test('CON-11 the README says of every part where it is', () => {
    const parts = projectFiles().filter(
      (file) =>
        /^src\/.*\.tsx?$/.test(file) &&
        !/\.test\.|^src\/lib\/app/.test(file) &&
        /= (part|appStore|pageDraft)(<|\()/.test(readFileSync(file, 'utf8')),
    );
    const [, state = ''] = readFileSync('README.md', 'utf8').split('### State\n');
    const [table = ''] = state.split('\n### ');
    const named = [
      ...table.matchAll(/`((?:lib|ui|api|session|money|popups|realtime|features|app)\/[\w./-]+\.tsx?)`/g),
    ]
      .map(([, file]) => `src/${file}`)
      .filter((file) => !/lib\/app\.ts|app\/start\//.test(file));
    expect([...new Set(named)].sort()).toEqual(parts.sort());
  });

  test.each([
    ['let count = 0; export const next = () => ++count;', 'a.ts count'],
    ["import { create } from 'zustand'; const useX = create(() => ({}));", 'a.ts useX'],
    [
      'const known = new Map<string, number>(); export const note = (k: string) => known.set(k, 1);',
      'a.ts known',
    ],
    ['export const box: { now?: string } = {}; export function fill() { box.now = "x"; }', 'a.ts box'],
    ['const list: string[] = []; export const more = (x: string) => { list.push(x); };', 'a.ts list'],
    [
      'const all: Record<string, number> = {}; export const put = (k: string) => Object.assign(all, { [k]: 1 });',
      'a.ts all',
    ],
    ['const all: Record<string, number> = {}; export const drop = (k: string) => delete all[k];', 'a.ts all'],
  ])('CON-11 it sees %s', (source, place) => {
    expect(keptState({ 'a.ts': source })).toEqual([place]);
  });

  test('CON-11 it sees what another module changes, and lets tables and local variables be', () => {
    const box = 'export const box: { now?: string } = {};';
    expect(keptState({ 'a.ts': box, 'b.ts': "import { box } from './a.ts'; box.now = 'x';" })).toEqual([
      'a.ts box',
    ]);
    const harmless =
      'const TABLE = new Map([["a", 1]]); export function f() { const set = new Set(); set.add(1); return TABLE.get("a"); }';
    expect(keptState({ 'a.ts': harmless })).toEqual([]);
    expect(
      keptState({ 'a.ts': 'const x = new Set(); export function g(x: Set<number>) { x.add(1); }' }),
    ).toEqual([]);
  });
});
