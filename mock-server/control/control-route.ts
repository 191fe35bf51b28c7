import { type ControlOperationId, controlOperations } from '@copihue/contract/control-operations';
import { unknownPath } from '../http/unknown-path.ts';
import { Refusal } from '../world/core/refusal.ts';

export interface ControlRoute {
  operationId: ControlOperationId;
  id: string;
}

const patterns = controlOperations.map((row) => ({
  ...row,
  pattern: new RegExp(`^${row.path.replace('{id}', '([^/]+)')}$`),
}));

const controlPaths = controlOperations.map((row) => `/__mock${row.path}`);
const EVERYWHERE = ['world'];

/** A broken escape gives an id that nothing has. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Finds the call of the test control protocol for an address and a method.
 * @param path below /__mock
 * @throws Refusal 404 for an unknown address, 405 for another method, 400 for an unknown query parameter
 */
export function controlRoute(method: string, path: string, query: URLSearchParams): ControlRoute {
  const here = patterns.filter(({ pattern }) => pattern.test(path));
  if (here.length === 0) throw unknownPath(`/__mock${path}`, controlPaths);
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
