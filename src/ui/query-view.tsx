import type { ReactNode } from 'react';
import { type Read, retryOf } from '../lib/read.ts';

interface QueryViewProps<Data> {
  query: Read<Data>;
  loading?: ReactNode;
  /** Shown when there are no data; `null` shows nothing. */
  failed: ((onRetry: () => void) => ReactNode) | null;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}

function hasNoRows(data: unknown): boolean {
  const rows = Array.isArray(data) ? data : (data as { list?: unknown[] }).list;
  return rows?.length === 0;
}

/** Decides what a read shows: data, also after a failed refetch; else the failure; else the skeleton. */
export function QueryView<Data>({ query, loading, failed, empty, children }: QueryViewProps<Data>) {
  const { data } = query;
  if (data !== undefined) return empty !== undefined && hasNoRows(data) ? empty : children(data);
  const onRetry = retryOf(query);
  return onRetry ? failed?.(onRetry) : loading;
}
