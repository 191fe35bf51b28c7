import {
  registerSchema,
  setShouldValidateFormat,
  type Validator,
  validate,
} from '@hyperjump/json-schema/openapi-3-1';
import '@hyperjump/json-schema/formats';
import { pointerPart } from '@copihue/contract/json-values';
import { operations } from '@copihue/contract/operations';
import { bundleContract } from '../../../tools/generate/bundle.ts';

export type Verdict = 'right' | 'wrong' | 'unknown';

const DIALECT = 'https://spec.openapis.org/oas/3.1/schema-base';

/**
 * Judges answers with Hyperjump's validator over the contract as Redocly bundles it: neither our own reader of the
 * contract nor ajv has a part in it.
 * @returns `unknown` for a status the contract does not name
 */
export async function createSecondJudge(): Promise<
  (operationId: string, status: number, body: Parameters<Validator>[0]) => Promise<Verdict>
> {
  const contract = bundleContract('openapi/openapi.yaml');
  const id = `https://copihue.example/${crypto.randomUUID()}`;
  setShouldValidateFormat(true);
  registerSchema(JSON.parse(JSON.stringify(contract)), id, DIALECT);
  const validators = new Map<string, Promise<Validator>>();
  return async (operationId, status, body) => {
    const path = operations.find((row) => row.operationId === operationId)?.path ?? '';
    const response = contract.paths[path]?.post.responses[status];
    if (!response) return 'unknown';
    const inPlace = `/paths/${pointerPart(path)}/post/responses/${status}`;
    const pointer = '$ref' in response ? String(response.$ref).slice(1) : inPlace;
    const uri = `${id}#${encodeURI(`${pointer}/content/application~1json/schema`)}`;
    const validator = validators.get(uri) ?? validate(uri);
    validators.set(uri, validator);
    return (await validator)(body).valid ? 'right' : 'wrong';
  };
}
