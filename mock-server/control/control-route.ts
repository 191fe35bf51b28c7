import { type ControlOperationId, controlOperations } from '@copihue/contract/control-operations';
import { Refusal } from '../world/core/refusal.ts';

export interface ControlRoute {
  operationId: ControlOperationId;
  /** The id in the path; empty where it has none. */
  id: string;
}

const patterns = controlOperations.map((row) => ({
  ...row,
  pattern: new RegExp(`^${row.path.replace('{id}', '([^/]+)')}$`),
}));

/** The world of a request may be named in its address, whatever the call. */
const EVERYWHERE = ['world'];

/** An id as it was before it went into an address; broken escapes are the id of nothing. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * The call of the test control protocol that an address and a verb mean.
 * @param path below /__mock
 * @throws Refusal 404 for an address that is not in it, 405 for another verb, 400 for an unknown query parameter
 */
export function controlRoute(method: string, path: string, query: URLSearchParams): ControlRoute {
  const here = patterns.filter(({ pattern }) => pattern.test(path));
  if (here.length === 0) throw new Refusal('unknown-path', { status: 404 });
  const row = here.find((one) => one.method === method);
  if (!row) {
    const verbs = here.map((one) => one.method).join(', ');
    throw new Refusal('wrong-verb', { status: 405, parameters: { given: method, method: verbs } });
  }
  const known: readonly string[] = [...row.query, ...EVERYWHERE];
  const field = [...query.keys()].find((name) => !known.includes(name));
  if (field !== undefined)
    throw new Refusal('unknown-parameter', {
      status: 400,
      field,
      parameters: { field, known: known.join(', ') },
    });
  return { operationId: row.operationId, id: decoded(row.pattern.exec(path)?.[1] ?? '') };
}
