// A file of its own, because the first view does without it.

import { type Read, retryOf } from './read.ts';

type DataOf<Reads extends Record<string, Read<unknown>>> = {
  [Name in keyof Reads]: Exclude<Reads[Name]['data'], undefined>;
};

/** Several reads as one: it has the data of all or none, fails with any, and repeats only the failed ones. */
export function allOf<Reads extends Record<string, Read<unknown>>>(reads: Reads): Read<DataOf<Reads>> {
  const parts = Object.entries(reads);
  const retries = parts.map(([, read]) => retryOf(read)).filter((retry) => retry !== undefined);
  return {
    data: parts.every(([, { data }]) => data !== undefined)
      ? (Object.fromEntries(parts.map(([name, { data }]) => [name, data])) as DataOf<Reads>)
      : undefined,
    isError: retries.length > 0,
    refetch: () => {
      for (const retry of retries) retry();
    },
  };
}
