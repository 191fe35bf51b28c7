import { writeFileSync } from 'node:fs';
import { nearestName } from '@copihue/contract/nearest-name';
import { type Contract, HEADER, operationsOf } from './contract.ts';

const quoted = (codes: readonly string[]) => `[${codes.map((code) => `'${code}'`).join(', ')}]`;

const placesIn = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort();

/**
 * Codes of each call: its own and those of its shared responses.
 * @throws for a code that the catalogue lacks, that no call lists, or whose texts have different parameters
 */
function codesByCall(contract: Contract): Map<string, string[]> {
  const catalogue = contract['x-refusals'];
  const codes = new Map(
    operationsOf(contract).map(({ operationId, path }) => {
      const post = contract.paths[path]?.post;
      const shared = Object.values(post?.responses ?? {}).flatMap(({ $ref, ...answer }) => {
        const named = contract.components.responses[$ref?.split('/').at(-1) ?? ''] ?? answer;
        return named['x-refusals'] ?? [];
      });
      return [operationId, [...(post?.['x-refusals'] ?? []), ...shared]];
    }),
  );
  const listed = new Set([...codes.values()].flat());
  for (const [call, own] of codes)
    for (const code of own)
      if (!catalogue[code])
        throw new Error(
          `${call} lists the refusal ${code}, which openapi/refusals.yaml lacks. Did you mean ${nearestName(code, Object.keys(catalogue))}?`,
        );
  for (const [code, { text, with: values = {} }] of Object.entries(catalogue)) {
    if (!listed.has(code)) throw new Error(`openapi/refusals.yaml has ${code}, which no call lists.`);
    const filled = Object.keys(values).sort().join();
    if ([text.ks, text.en].some((words) => placesIn(words).join() !== filled))
      throw new Error(
        `openapi/refusals.yaml, ${code}: its texts need the same {places}, each filled by \`with\`.`,
      );
  }
  return codes;
}

function definiteNos(contract: Contract, codes: ReadonlyMap<string, string[]>): string {
  const catalogue = contract['x-refusals'];
  // A 5xx may be of a machine between: it is looked up, whatever it says.
  const isNo = (code: string) => (catalogue[code]?.status ?? 0) < 500;
  return operationsOf(contract)
    .filter(({ path }) => contract.paths[path]?.post['x-kind'] === 'mutation')
    .map(({ operationId, path }) => [path, codes.get(operationId)?.filter(isNo) ?? []] as const)
    .map(([path, list]) => `  '${path}': ${quoted(list)},`)
    .join('\n');
}

export function writeRefusals(contract: Contract): void {
  const codes = codesByCall(contract);
  const catalogue = Object.entries(contract['x-refusals']);
  writeFileSync(
    'src/api/generated/refusal-code.ts',
    `${HEADER}
/** Why a call is refused: \`code\` of the failure's data. openapi/refusals.yaml says what each means. */
export type RefusalCode =
${catalogue.map(([code]) => `  | '${code}'`).join('\n')};
`,
  );
  writeFileSync(
    'src/api/generated/definite-nos.ts',
    `${HEADER}
/** By path: the codes with which a call that changes something says that it has not (NET-14). */
export const definiteNos: Readonly<Record<string, readonly string[]>> = {
${definiteNos(contract, codes)}
};
`,
  );
  writeFileSync(
    'mock-server/generated/refusals.ts',
    `${HEADER}
import type { OperationId } from '@copihue/contract/operations';

/** HTTP status and text of each refusal of the contract. */
export const refusalCatalogue = {
${catalogue.map(([code, { status, text }]) => `  '${code}': { status: ${status}, ks: ${JSON.stringify(text.ks)}, en: ${JSON.stringify(text.en)} },`).join('\n')}
} as const;

/** Why a call of the contract is refused. */
export type RefusalCode = keyof typeof refusalCatalogue;

/** The codes each call may be refused with. */
export const refusalsOf: Readonly<Record<OperationId, readonly RefusalCode[]>> = {
${[...codes].map(([call, list]) => `  ${call}: ${quoted(list)},`).join('\n')}
};
`,
  );
}
