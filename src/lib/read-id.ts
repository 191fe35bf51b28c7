/** An id of the contract from an address: opaque, at most 64 characters. The router turns digits into a number. */
export function readId(value: unknown): string | undefined {
  const id = Number.isSafeInteger(value) ? String(value) : value;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

export interface OrderSearch {
  order?: string;
}

export function readOrderSearch(search: Record<string, unknown>): OrderSearch {
  const order = readId(search.order);
  return order === undefined ? {} : { order };
}
