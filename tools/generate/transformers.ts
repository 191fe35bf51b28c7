import type { Contract, Schema } from './contract.ts';

/** Replaces every success schema `oneOf [success envelope, failure envelope]` by what `pick` makes of the first. */
function mapSuccess(contract: Contract, pick: (envelope: Schema, path: string) => Schema): Contract {
  const copy = structuredClone(contract);
  // orval repeats the description at the head of every file.
  delete copy.info.description;
  for (const [path, { post }] of Object.entries(copy.paths)) {
    const json = post.responses['200']?.content?.['application/json'];
    const envelope = json?.schema.oneOf?.[0];
    if (!json || !envelope) {
      throw new Error(`${path}: the 200 answer must be oneOf [success envelope, FailureEnvelope].`);
    }
    json.schema = pick(envelope, path);
  }
  return copy;
}

/** For the app: the transport hands out `data`, so the hooks are typed by it. */
export function unwrapData(contract: Contract): Contract {
  return mapSuccess(contract, (envelope, path) => {
    const inner = envelope.properties?.data;
    if (!inner) throw new Error(`${path}: the success envelope has no data.`);
    return inner;
  });
}

/** For the mock's faker defaults: a generated answer is a success, never a random refusal. */
export function successOnly(contract: Contract): Contract {
  return mapSuccess(contract, (envelope) => envelope);
}
