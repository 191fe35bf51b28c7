import ts from 'typescript';

type Declared = Map<ts.Node, string>;

function declaredKeys(types: ts.SourceFile): Declared {
  const declared: Declared = new Map();
  const visit = (type: ts.TypeNode | undefined, prefix: string): void => {
    if (!type || !ts.isTypeLiteralNode(type)) return;
    for (const member of type.members) {
      if (
        !ts.isPropertySignature(member) ||
        !(ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
      )
        continue;
      const key = prefix + member.name.text;
      declared.set(member, key);
      visit(member.type, `${key}.`);
    }
  };
  for (const statement of types.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === 'TranslationFunctions')
      visit(statement.type, '');
  }
  return declared;
}

/** The type of a variable or of a further access follows a group. Any other use counts for all texts of the group. */
function isFollowed(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isVariableDeclaration(parent) ||
    ((ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) &&
      parent.expression === node)
  );
}

/**
 * Imports through which a text can come: our own, and React's hooks and components. Reading the types of all other
 * packages would double the time. A text that comes only through one of them is reported as unused.
 */
const LEADS_TO_TEXTS = /^(?!.*\/mock-server\/)(?:\.|react$|react\/jsx-runtime$)/;
const UNKNOWN = { resolvedModule: undefined };

/**
 * The texts that no file uses, found by types: `const { home } = texts(); home.title()` uses `home.title`, and an
 * access by a variable uses all texts that it can mean. A string that equals a whole key counts too.
 *
 * @param keys all existing keys
 * @param typesFile the generated `i18n-types.ts`
 * @param files the sources to search
 */
export function unusedKeys(keys: Iterable<string>, typesFile: string, files: readonly string[]): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    // The DOM types take a second to load, and no text depends on them.
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (imports, file) =>
    imports.map(({ text }) =>
      LEADS_TO_TEXTS.test(text) ? ts.resolveModuleName(text, file, options, host) : UNKNOWN,
    );
  const program = ts.createProgram([typesFile, ...files], options, host);
  const checker = program.getTypeChecker();
  const types = program.getSourceFile(typesFile);
  if (!types) throw new Error(`${typesFile} is missing. Run npm run generate.`);
  const declared = declaredKeys(types);
  const unused = new Set(keys);

  const use = (symbol: ts.Symbol | undefined, isWhole: boolean): void => {
    for (const declaration of symbol?.declarations ?? []) {
      const key = declared.get(declaration);
      if (key === undefined) continue;
      unused.delete(key);
      if (isWhole) for (const inner of [...unused]) if (inner.startsWith(`${key}.`)) unused.delete(inner);
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) use(checker.getSymbolAtLocation(node.name), !isFollowed(node));
    else if (ts.isStringLiteralLike(node)) unused.delete(node.text);
    else if (ts.isElementAccessExpression(node)) {
      const index = checker.getTypeAtLocation(node.argumentExpression);
      const group = checker.getTypeAtLocation(node.expression);
      const names = (index.isUnion() ? index.types : [index]).filter((type) => type.isStringLiteral());
      for (const { value } of names) use(group.getProperty(value), !isFollowed(node));
      if (names.length === 0) for (const property of group.getProperties()) use(property, true);
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name)) use(checker.getTypeAtLocation(node.parent).getProperty(name.text), false);
    }
    // A group that a variable hands on, to a component or a function.
    else if (ts.isIdentifier(node) && (ts.isJsxExpression(node.parent) || ts.isCallExpression(node.parent)))
      for (const property of checker.getTypeAtLocation(node).getProperties()) use(property, true);
    ts.forEachChild(node, visit);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source) visit(source);
  }
  return [...unused];
}
