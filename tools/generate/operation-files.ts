import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Contract, HEADER, operationsOf, type Schema } from './contract.ts';
import { unwrapData } from './transformers.ts';

/**
 * A server may add values to these enums, because the app does not branch on them or has a fallback. A new value of any
 * other enum breaks its row (decision 4).
 */
const OPEN_ENUMS = new Set(['BannerPosition', 'BannerCommand', 'ActivityType', 'OrderStatus']);

const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

const isNull = (schema: Schema) => schema.type === 'null';

function leafCode(schema: Schema, name: string, place: string): string {
  const letter = {
    string: { 'date-time': 't', uri: 'u' }[String(schema.format)] ?? 's',
    number: 'n',
    integer: 'n',
    boolean: 'b',
  }[String(schema.type)];
  if (!letter)
    throw new Error(`${place}: teach tools/generate/operation-files.ts the type ${String(schema.type)}.`);
  const choices = Array.isArray(schema.enum) && !OPEN_ENUMS.has(name) ? `=${schema.enum.join('|')}` : '';
  return letter + choices;
}

/**
 * Adds the shape of a call's answer to the constants of a file, one for each named object or list.
 * @returns the name of the answer's own constant, or undefined when the answer has no data
 */
function answerShape(contract: Contract, path: string, constants: Map<string, string>): string | undefined {
  function shapeOf(schema: Schema, place: string, name = ''): string {
    if (schema.$ref) {
      const target = nameOf(schema.$ref);
      const named = contract.components.schemas[target];
      if (!named) throw new Error(`${place}: ${schema.$ref} leads nowhere.`);
      const shape = shapeOf(named, place, target);
      if (shape.startsWith("'")) return shape;
      const constant = `${target[0]?.toLowerCase()}${target.slice(1)}Shape`;
      constants.set(constant, shape);
      return constant;
    }
    if (schema.oneOf) {
      const [only, ...others] = schema.oneOf.filter((choice) => !isNull(choice));
      const shape = only && others.length === 0 ? shapeOf(only, place) : '';
      if (!shape.startsWith("'")) throw new Error(`${place}: only a text, number or boolean may be null.`);
      return `${shape.slice(0, -1)}?'`;
    }
    if (schema.type === 'array') return `[${shapeOf(schema.items as Schema, `${place}[]`)}]`;
    if (schema.type !== 'object') return `'${leafCode(schema, name, place)}'`;
    const required = new Set(schema.required as string[] | undefined);
    const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
      const key = required.has(field) ? field : `'${field}?'`;
      return `${key}: ${shapeOf(value, `${place}.${field}`)}`;
    });
    return `{ ${fields.join(', ')} }`;
  }

  const data = contract.paths[path]?.post.responses['200']?.content?.['application/json']?.schema;
  if (!data?.$ref) throw new Error(`${path}: the data of the answer must be a $ref to a schema with a name.`);
  if (nameOf(data.$ref) === 'Nothing') return undefined;
  return shapeOf(data, path);
}

/** Calls of these tags get a file each, so that the first script contains only the calls of the first view. */
const TAGS_BY_CALL: readonly string[] = ['session', 'game', 'lobby'];

/** Without its ending: `game-list`, or for a whole tag `recharge`. */
export const fileNameOf = (operationId: string, tag: string) =>
  TAGS_BY_CALL.includes(tag) ? operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : tag;

/** orval writes one file per tag, so the file name becomes the tag. */
export function byFile(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { post } of Object.values(copy.paths))
    post.tags = [fileNameOf(post.operationId, post.tags[0] ?? '')];
  return copy;
}

/** orval appends this helper to each hook: a query's key behind a getter for each field. The app does not use it. */
const KEY_HELPER = /const withQueryKey = [\s\S]*?\n};\n/;
const KEY_TYPE =
  /(Use\w*QueryResult<TData, TError>|DefinedUseQueryResult<TData, TError>) & \{ queryKey: [^}]*\}/g;
const KEY_USE = /return withQueryKey\((\w+), \w+\.queryKey\);/g;
const IMPORT_OF_CALL = "import type { ErrorType } from '../call.ts';\n";
const SIGNAL = '...(signal ? { signal }: {})';
const HEADERS = /\n\s*headers: \{'Content-Type': 'application\/json', \},/g;

const GUEST_CALLS = 'src/api/generated/contract.ts';

const TYPES = 'src/api/generated/contract.schemas.ts';

/** The types move into the contract's package, which the mock backend shares. The app re-exports them. */
export function moveTypes(): void {
  renameSync(TYPES, 'openapi/generated/contract.schemas.ts');
  writeFileSync(TYPES, `${HEADER}export * from '@copihue/contract/types';\n`);
}

export function refineOperationFiles(contract: Contract): void {
  writeFileSync(GUEST_CALLS, `${readFileSync(GUEST_CALLS, 'utf8').trimEnd()}\n`);
  const data = unwrapData(contract);
  const calls = operationsOf(contract).map((call) => ({
    ...call,
    file: `src/api/generated/${fileNameOf(call.operationId, call.tag)}.ts`,
  }));
  for (const file of new Set(calls.map((call) => call.file))) {
    let code = readFileSync(file, 'utf8')
      .replace(KEY_HELPER, '')
      .replace(KEY_TYPE, '$1')
      .replace(KEY_USE, 'return $1;')
      .replace(HEADERS, '')
      .replaceAll(SIGNAL, 'signal');
    const shapes = new Map<string, string>();
    for (const { path } of calls.filter((call) => call.file === file)) {
      const shape = answerShape(data, path, shapes);
      if (!shape) continue;
      const plain = `{url: \`${path}\`, method: 'POST',`;
      if (!code.includes(plain)) throw new Error(`orval writes calls in another way now:\n${code}`);
      code = code.replace(plain, `{url: \`${path}\`, shape: ${shape},`);
    }
    const constants = [...shapes].map(([constant, shape]) => `const ${constant} = ${shape};\n`).join('');
    const checks = constants && `\n// What the answers are checked with.\n${constants}`;
    writeFileSync(file, code.replace(IMPORT_OF_CALL, `$&${checks}`));
  }
}
