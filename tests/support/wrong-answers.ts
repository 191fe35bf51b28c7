import { type OperationId, operations } from '@copihue/contract/operations';
import { onTestFinished } from 'vitest';

function swap(
  value: unknown,
  isMeant: (part: unknown) => boolean,
  other: (part: unknown) => unknown,
): unknown {
  if (isMeant(value)) return other(value);
  if (Array.isArray(value)) return value.map((row) => swap(row, isMeant, other));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swap(part, isMeant, other)]));
}

const isLeaf = (part: unknown) => typeof part !== 'object' || part === null;

export const wrongShapes: readonly [name: string, spoil: (data: unknown) => unknown][] = [
  ['data: null', () => null],
  ['{}', () => ({})],
  ['arrays null', (data) => swap(data, Array.isArray, () => null)],
  ['leaves null', (data) => swap(data, isLeaf, () => null)],
  ['numbers as text', (data) => swap(data, (part) => typeof part === 'number', String)],
  [
    'text as numbers',
    (data) =>
      swap(
        data,
        (part) => typeof part === 'string',
        () => 7,
      ),
  ],
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
