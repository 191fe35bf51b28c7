import type { ReactNode } from 'react';
import { type Read, retryOf } from '../lib/read.ts';

interface QueryViewProps<Data> {
  query: Read<Data>;
  /** Without it, nothing shows until the first answer. */
  loading?: ReactNode;
  /** Shown when there are no data; `null` shows nothing. */
  failed: ((onRetry: () => void) => ReactNode) | null;
  /** Shown instead of the children when the data are an empty list, or an empty page of one. */
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

function hasNoRows(data: unknown): boolean {
  const rows = Array.isArray(data) ? data : (data as { list?: unknown[] }).list;
  return rows?.length === 0;
}

/**
 * The one place that decides what a read shows: data as long as there are any, also after a failed refetch; else the
 * failure; else the skeleton. Other code calls retryOf().
 */
export function QueryView<Data>({ query, loading, failed, empty, children }: QueryViewProps<Data>) {
  const { data } = query;
  if (data !== undefined) return empty !== undefined && hasNoRows(data) ? empty : children(data);
  const onRetry = retryOf(query);
  return onRetry ? failed?.(onRetry) : loading;
}
