/** The needed part of a query, of several queries as one, or of derived data. */
export interface Read<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Exists only while a read has failed and has no older data; older data stay on screen without a message. */
export function retryOf({ data, isError, refetch }: Read<unknown>): (() => void) | undefined {
  return isError && data === undefined ? () => void refetch() : undefined;
}

export const isSettled = ({ data, isError }: Read<unknown>): boolean => isError || data !== undefined;

export function readAs<Data>({ isError, refetch }: Read<unknown>, data: Data | undefined): Read<Data> {
  return { data, isError, refetch };
}
