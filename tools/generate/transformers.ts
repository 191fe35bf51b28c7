import type { Contract, Schema } from './contract.ts';

export const RANDOM_LIST_MAX = 10;

/**
 * The contract as the app sees it. The transport removes the envelope and sends the headers, so an answer is its
 * `data`. Each failure is a CallError, so other answers have no type. Lists lose their upper bound, so that orval's
 * `arrayMax` keeps random answers short.
 */
export function unwrapData(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const [path, { post }] of Object.entries(copy.paths)) {
    const success = post.responses['200'];
    const json = success?.content?.['application/json'];
    const data = json?.schema.oneOf?.[0]?.properties?.data;
    if (!success || !json || !data) {
      throw new Error(`${path}: the 200 answer must be oneOf [success envelope with data, FailureEnvelope].`);
    }
    json.schema = data;
    delete success.headers;
    delete post.parameters;
    post.responses = { 200: success };
  }
  return JSON.parse(JSON.stringify(copy), (key, value: unknown) =>
    key === 'maxItems' && Number(value) > RANDOM_LIST_MAX ? undefined : withStep(value),
  ) as Contract;
}

/** `x-decimals` as the keyword that orval knows. */
export function withStep(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('x-decimals' in value)) return value;
  return { ...value, multipleOf: 10 ** -Number(value['x-decimals']) };
}

/**
 * The contract for the mock's validators, with each schema that has a default copied to its uses. Behind a reference
 * orval makes it an optional field, and the type of a validated request loses its default.
 */
export function inlineDefaults(contract: Contract): Contract {
  const { schemas } = contract.components;
  return JSON.parse(JSON.stringify(contract), (_key, value: Schema | null) => {
    const target = schemas[value?.$ref?.split('/').at(-1) ?? ''];
    return target?.default === undefined ? withStep(value) : target;
  }) as Contract;
}
