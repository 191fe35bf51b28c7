import { readId } from '../lib/read-id.ts';

export interface RedEnvelopeSearch {
  /** Id of a packet, as its share link names it (APP-08). */
  shared?: string;
  view?: 'new' | 'claimed';
}

export function readRedEnvelopeSearch({ shared, view }: Record<string, unknown>): RedEnvelopeSearch {
  const id = readId(shared);
  if (id !== undefined) return { shared: id };
  return view === 'new' || view === 'claimed' ? { view } : {};
}
