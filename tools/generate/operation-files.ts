import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerShape } from './answer-shapes.ts';
import { type Contract, operationsOf } from './contract.ts';
import { unwrapData } from './transformers.ts';

/** Name of the file of a call: `lobbyBatchBanners` is in lobby-batch-banners.ts. */
export const fileNameOf = (operationId: string) =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every call alone under its tag, as orval sees the contract: it writes one file a tag. A page then loads the code of
 * the calls it makes, and no others.
 */
export function oneFileEach(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { post } of Object.values(copy.paths)) post.tags = [fileNameOf(post.operationId)];
  return copy;
}

/** What orval appends to every hook and nobody reads: the key of a query, behind a getter for each field. */
const KEY_HELPER = /const withQueryKey = [\s\S]*?\n};\n/;
const KEY_TYPE =
  /(Use\w*QueryResult<TData, TError>|DefinedUseQueryResult<TData, TError>) & \{ queryKey: [^}]*\}/g;
const KEY_USE = /return withQueryKey\((\w+), \w+\.queryKey\);/;
const IMPORT_OF_CALL = "import type { ErrorType } from '../../call.ts';\n";
const SIGNAL = '...(signal ? { signal }: {})';
const HEADERS = /\n\s*headers: \{'Content-Type': 'application\/json', \},/;

/** The code of a call without what the app does not need, and with the shape of its answer handed to the transport. */
function refined(code: string, shape: ReturnType<typeof answerShape>): string {
  const lean = code
    .replace(KEY_HELPER, '')
    .replace(KEY_TYPE, '$1')
    .replace(KEY_USE, 'return $1;')
    .replace(HEADERS, '')
    .replace(SIGNAL, 'signal');
  if (!shape) return lean;
  const checked = lean
    .replace(IMPORT_OF_CALL, `${IMPORT_OF_CALL}\n// What the answer is checked with.\n${shape.code}`)
    .replace(/\{url: (`[^`]+`), method: 'POST',/, `{url: $1, shape: ${shape.name},`);
  if (!checked.includes(`shape: ${shape.name},`))
    throw new Error(`orval writes calls in another way now:\n${code}`);
  return checked;
}

/** Arranges what orval wrote: a folder for each tag, in it a file for each call. */
export function arrangeOperationFiles(contract: Contract): void {
  const data = unwrapData(contract);
  for (const { operationId, path, tag } of operationsOf(contract)) {
    const name = fileNameOf(operationId);
    for (const [folder, suffix] of [
      ['src/api/generated', '.ts'],
      ['tests/generated', '.faker.ts'],
    ] as const) {
      mkdirSync(join(folder, tag), { recursive: true });
      renameSync(join(folder, name, `${name}${suffix}`), join(folder, tag, `${name}${suffix}`));
      rmSync(join(folder, name), { recursive: true });
    }
    const file = join('src/api/generated', tag, `${name}.ts`);
    writeFileSync(file, refined(readFileSync(file, 'utf8'), answerShape(data, path)));
  }
}
