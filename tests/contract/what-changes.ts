import ts from 'typescript';

const CHANGES = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin append setState'.split(
    ' ',
  ),
);
/** Methods that return a part of their object, which may be changed in turn. */
const LOOKS = new Set(['get', 'at', 'find', 'getState']);
const WRITERS = new Set([
  'Object.assign',
  'Object.defineProperty',
  'Object.defineProperties',
  'Object.setPrototypeOf',
  'Reflect.set',
  'Reflect.defineProperty',
  'Reflect.deleteProperty',
]);
const STEPS = new Set([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken]);

export const namesOf = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));

/** Without the bodies of functions, which run later. */
export function walkNow(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  if (!ts.isFunctionLike(node)) node.forEachChild((child) => walkNow(child, look));
}

export function walkAll(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => walkAll(child, look));
}

export function bare(node: ts.Expression): ts.Expression {
  let inner = node;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner)
  )
    inner = inner.expression;
  return inner;
}

/** `a` for `a.b[c]!.d`, and for `a.get(b).c`. */
export function rootOf(node: ts.Expression): ts.Identifier | undefined {
  const root = bare(node);
  if (ts.isIdentifier(root)) return root;
  if (ts.isPropertyAccessExpression(root) || ts.isElementAccessExpression(root))
    return rootOf(root.expression);
  if (!ts.isCallExpression(root)) return undefined;
  const called = bare(root.expression);
  return ts.isPropertyAccessExpression(called) && LOOKS.has(called.name.text) ? rootOf(called) : undefined;
}

function targetsOf(node: ts.Expression): ts.Expression[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(targetsOf);
  if (!ts.isObjectLiteralExpression(node)) return [node];
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property)
      ? targetsOf(property.initializer)
      : ts.isShorthandPropertyAssignment(property)
        ? [property.name]
        : [],
  );
}

const isAssignment = ({ kind }: ts.Node) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

export interface Change {
  of: ts.Expression;
  /** The change is inside the value; the value itself stays. */
  isInside: boolean;
}

export function changedBy(node: ts.Node): readonly Change[] {
  const written = (target: ts.Expression) =>
    targetsOf(target).map((of) => ({ of, isInside: !ts.isIdentifier(bare(of)) }));
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken)) return written(node.left);
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
    return STEPS.has(node.operator) ? written(node.operand) : [];
  if (ts.isDeleteExpression(node)) return written(node.expression);
  if (ts.isForOfStatement(node) || ts.isForInStatement(node))
    return ts.isVariableDeclarationList(node.initializer) ? [] : written(node.initializer);
  // Also a reference alone, as in `rows.forEach(known.add, known)`.
  if (ts.isPropertyAccessExpression(node) && CHANGES.has(node.name.text))
    return [{ of: node.expression, isInside: true }];
  const [first] = ts.isCallExpression(node) && WRITERS.has(node.expression.getText()) ? node.arguments : [];
  return first ? [{ of: first, isInside: true }] : [];
}

export function localOf({ text }: ts.Identifier, node: ts.Node): ts.Node | undefined {
  const inList = ({ declarations }: ts.VariableDeclarationList) =>
    declarations.find(({ name }) => namesOf(name).includes(text));
  for (let scope = node.parent; !ts.isSourceFile(scope); scope = scope.parent) {
    if (ts.isFunctionLike(scope)) {
      const own = scope.parameters.find(({ name }) => namesOf(name).includes(text));
      if (own) return own;
    }
    const statements = ts.isBlock(scope) || ts.isCaseOrDefaultClause(scope) ? scope.statements : [];
    for (const statement of statements) {
      const own = ts.isVariableStatement(statement) && inList(statement.declarationList);
      if (own) return own;
    }
    if (ts.isForOfStatement(scope) || ts.isForInStatement(scope) || ts.isForStatement(scope)) {
      const { initializer } = scope;
      const own = initializer && ts.isVariableDeclarationList(initializer) && inList(initializer);
      if (own) return own;
    }
  }
  return undefined;
}

export function functionOf(node: ts.Node): ts.Node | undefined {
  let outer: ts.Node | undefined = node.parent;
  while (outer && !ts.isFunctionLike(outer)) outer = outer.parent;
  return outer;
}

export const functionIn = (named: ts.Node): ts.Node =>
  ts.isVariableDeclaration(named) && named.initializer ? bare(named.initializer) : named;

export function changedParameters(named: ts.Node): number[] {
  const body = functionIn(named);
  if (!ts.isFunctionLike(body)) return [];
  const changed = new Set<ts.Node>();
  walkAll(body, (node) => {
    for (const { of, isInside } of changedBy(node)) {
      const root = isInside ? rootOf(of) : undefined;
      const local = root && localOf(root, node);
      if (local) changed.add(local);
    }
  });
  return body.parameters.flatMap((parameter, index) => (changed.has(parameter) ? [index] : []));
}

export function changesItself(object: ts.ObjectLiteralExpression): boolean {
  let does = false;
  walkAll(object, (node) => {
    for (const { of } of changedBy(node)) {
      let inner = bare(of);
      while (ts.isPropertyAccessExpression(inner) || ts.isElementAccessExpression(inner))
        inner = bare(inner.expression);
      if (inner.kind === ts.SyntaxKind.ThisKeyword) does = true;
    }
  });
  return does;
}

const modifiersOf = (member: ts.ClassElement) =>
  new Set(ts.canHaveModifiers(member) ? ts.getModifiers(member)?.map(({ kind }) => kind) : []);

export function isStaticVariable(member: ts.ClassElement): boolean {
  const modifiers = modifiersOf(member);
  return (
    ts.isPropertyDeclaration(member) &&
    modifiers.has(ts.SyntaxKind.StaticKeyword) &&
    !modifiers.has(ts.SyntaxKind.ReadonlyKeyword)
  );
}
