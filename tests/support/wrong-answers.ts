import { type OperationId, operations } from '@copihue/contract/operations';
import { onTestFinished } from 'vitest';
import { spoiledData } from './spoiled-data.ts';

export const wrongShapes: readonly (readonly [name: string, spoil: (data: unknown) => unknown])[] = [
  ...Object.entries(spoiledData),
  ['array instead of object', (data) => (Array.isArray(data) ? { list: data } : [data])],
];

/** The server does the work, but its answer is broken until the test ends or `mend` is called. */
export function spoilAnswers(
  operationId: OperationId,
  spoil: (data: unknown) => unknown,
): { restore: () => void } {
  const path = operations.find((operation) => operation.operationId === operationId)?.path ?? '';
  const real = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = real;
  };
  globalThis.fetch = async (...request) => {
    const response = await real(...request);
    if (!String(request[0]).endsWith(path)) return response;
    const { data, ...envelope } = await response.json();
    return Response.json({ ...envelope, data: spoil(data) }, { headers: { ...response.headers } });
  };
  onTestFinished(restore);
  return { restore };
}
