import path from 'node:path';
import ts from 'typescript';
import {
  bare,
  type Change,
  changedBy,
  changedParameters,
  changesItself,
  functionIn,
  functionOf,
  isStaticVariable,
  localOf,
  namesOf,
  rootOf,
  walkAll,
  walkNow,
} from './what-changes.ts';

type Sources = Readonly<Record<string, string>>;

/** Instances keep no state, or count as state only when something changes them. */
const PLAIN_CLASSES = /^(Map|Set|Date|URL|URLSearchParams|RegExp|Error|TextEncoder|TextDecoder|Intl\.\w+)$/;
/** Functions of packages; routes and lazy parts are code, not state. */
const PLAIN_MAKERS =
  /^(createContext|memo|lazy|createFileRoute|createRootRouteWithContext|lazyRouteComponent|v\.\w+)$/;

interface Module {
  file: string;
  source: ts.SourceFile;
  tops: ReadonlyMap<string, ts.Node>;
  /** `file name` of each import from the app, by its local name. */
  imported: ReadonlyMap<string, string>;
  packaged: ReadonlySet<string>;
}

function readModule(file: string, text: string): Module {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const tops = new Map<string, ts.Node>();
  const imported = new Map<string, string>();
  const packaged = new Set<string>();
  for (const statement of source.statements) {
    if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
      tops.set(statement.name.text, statement);
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        for (const name of namesOf(declaration.name)) tops.set(name, declaration);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    const place = path.posix.join(path.posix.dirname(file), from);
    const { name: whole, namedBindings: named } = statement.importClause ?? {};
    const note = (here: string, there: string) =>
      from.startsWith('.') ? imported.set(here, `${place} ${there}`) : packaged.add(here);
    if (whole) note(whole.text, 'default');
    if (named && ts.isNamespaceImport(named)) note(named.name.text, '*');
    if (named && ts.isNamedImports(named))
      for (const { name, propertyName } of named.elements) note(name.text, (propertyName ?? name).text);
  }
  return { file, source, tops, imported, packaged };
}

/** Top-level values of modules that something changes, as `file name`. */
export function keptState(sources: Sources): string[] {
  const modules = new Map(Object.entries(sources).map(([file, text]) => [file, readModule(file, text)]));
  const kept = new Set<string>();
  const makers = new Map<ts.Node, boolean>();

  /** @param member of a module that is imported as a whole */
  function placeOf(module: Module, name: string, member?: string): [Module, string] | undefined {
    if (module.tops.has(name)) return [module, name];
    const [file = '', there = ''] = module.imported.get(name)?.split(' ') ?? [];
    const other = modules.get(file);
    const known = there === '*' ? member : there;
    return other && known !== undefined && other.tops.has(known) ? [other, known] : undefined;
  }

  /** A local alias counts as the value itself. */
  function noteChange(module: Module, { of, isInside }: Change, at: ts.Node): void {
    const root = rootOf(of);
    if (!root) return;
    const local = localOf(root, at);
    if (local) {
      if (isInside && ts.isVariableDeclaration(local) && local.initializer)
        noteChange(module, { of: local.initializer, isInside }, local);
      return;
    }
    const member = ts.isPropertyAccessExpression(root.parent) ? root.parent.name.text : undefined;
    const place = placeOf(module, root.text, member);
    if (place) kept.add(`${place[0].file} ${place[1]}`);
  }

  /** The result keeps state: the function's own variables change later, or it creates such a value. */
  function isMaker(module: Module, made: ts.Node): boolean {
    const body = functionIn(made);
    if (!ts.isFunctionLike(body)) return false;
    const known = makers.get(body);
    if (known !== undefined) return known;
    // Recursion alone creates no state.
    makers.set(body, false);
    let does = 'asteriskToken' in body && body.asteriskToken !== undefined;
    walkAll(body, (node) => {
      for (const { of } of changedBy(node)) {
        const root = rootOf(of);
        const local = root && localOf(root, node);
        // An inner function changes a variable of this function.
        if (local && functionOf(local) === body && functionOf(node) !== body) does = true;
      }
    });
    body.forEachChild((child) =>
      walkNow(child, (node) => {
        does ||= makes(module, node);
      }),
    );
    makers.set(body, does);
    return does;
  }

  function makes(module: Module, node: ts.Node): boolean {
    if (ts.isNewExpression(node)) return !PLAIN_CLASSES.test(node.expression.getText());
    if (!ts.isCallExpression(node)) return false;
    const called = bare(node.expression);
    if (ts.isFunctionLike(called)) return isMaker(module, called);
    const place = ts.isIdentifier(called) ? placeOf(module, called.text) : undefined;
    const made = place?.[0].tops.get(place[1]);
    return place && made ? isMaker(place[0], made) : false;
  }

  /** As `makes`; an empty set at the top is there to be filled. */
  function makesAtTop(module: Module, node: ts.Node): boolean {
    if (makes(module, node)) return true;
    if (ts.isNewExpression(node))
      return !node.arguments?.length && /^(Map|Set)$/.test(node.expression.getText());
    const called = ts.isCallExpression(node) ? bare(node.expression).getText() : '';
    const [first = ''] = called.split(/[.(<]/);
    return module.packaged.has(first) && !PLAIN_MAKERS.test(first === 'v' ? called : first);
  }

  for (const module of modules.values()) {
    const { file, source, tops } = module;
    for (const [name, node] of tops) {
      if (ts.isVariableDeclaration(node)) {
        const isConst = ts.isVariableDeclarationList(node.parent) && node.parent.flags & ts.NodeFlags.Const;
        if (!isConst) kept.add(`${file} ${name}`);
        if (node.initializer)
          walkNow(node.initializer, (inner) => {
            if (makesAtTop(module, inner)) kept.add(`${file} ${name}`);
          });
      }
      // Objects and classes that change themselves; a top-level instance is found where it is created.
      const body = functionIn(node);
      if (ts.isObjectLiteralExpression(body) && changesItself(body)) kept.add(`${file} ${name}`);
      if (!ts.isClassDeclaration(node)) continue;
      if (node.members.some(isStaticVariable)) kept.add(`${file} ${name}`);
    }
    // A block at the top level lives as long as the module.
    for (const statement of source.statements)
      if (!ts.isVariableStatement(statement))
        walkNow(statement, (node) => {
          if (ts.isVariableDeclarationList(node) && !(node.flags & ts.NodeFlags.Const))
            for (const { name } of node.declarations) kept.add(`${file} ${name.getText()}`);
        });
    walkAll(source, (node) => {
      for (const change of changedBy(node)) noteChange(module, change, node);
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const place = localOf(node.expression, node) ? undefined : placeOf(module, node.expression.text);
        const called = place?.[0].tops.get(place[1]);
        for (const index of called ? changedParameters(called) : []) {
          const argument = node.arguments[index];
          if (argument) noteChange(module, { of: argument, isInside: true }, node);
        }
      }
    });
  }
  return [...kept].sort();
}
