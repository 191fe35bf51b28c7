import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { answerShape } from './answer-shapes.ts';
import { type Contract, operationsOf } from './contract.ts';
import { unwrapData } from './transformers.ts';

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
  writeFileSync(
    TYPES,
    `// Generated from openapi/ by \`npm run generate\`. Do not edit.\nexport * from '@copihue/contract/types';\n`,
  );
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
