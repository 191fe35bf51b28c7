import { readId } from '../lib/read-id.ts';

/** What may stay in the address of the red-envelope page: the packet, or which of its views is shown. */
export interface RedEnvelopeSearch {
  /** Id of a packet, as its share link names it (APP-08). */
  shared?: string;
  view?: 'new' | 'claimed';
}

/** Reads what the page uses of its address; the rest is ignored. */
export function readRedEnvelopeSearch({ shared, view }: Record<string, unknown>): RedEnvelopeSearch {
  const id = readId(shared);
  if (id !== undefined) return { shared: id };
  return view === 'new' || view === 'claimed' ? { view } : {};
}
