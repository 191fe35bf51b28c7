/** What a place needs of a read: of a query of the generated hooks, of several as one, or of what is made of one. */
export interface Read<Data> {
  data: Data | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Asks again. It exists only while a read has failed and has no older data: those stay, without a word. */
export function retryOf({ data, isError, refetch }: Read<unknown>): (() => void) | undefined {
  return isError && data === undefined ? () => void refetch() : undefined;
}

/** True once the read has data or has failed. */
export const isSettled = ({ data, isError }: Read<unknown>): boolean => isError || data !== undefined;

/** The same read with what is made of its data. */
export function readAs<Data>({ isError, refetch }: Read<unknown>, data: Data | undefined): Read<Data> {
  return { data, isError, refetch };
}
