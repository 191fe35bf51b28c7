const ID = /^[\w-]{1,64}$/;

/** What may stay in the address of the red-envelope page: the packet, or which of its views is shown. */
export interface RedEnvelopeSearch {
  /** Id of a packet, as its share link names it (APP-08). */
  shared?: string;
  view?: 'new' | 'claimed';
}

/** Reads what the page goes by; anything else of the address is nobody's. */
export function readRedEnvelopeSearch({ shared, view }: Record<string, unknown>): RedEnvelopeSearch {
  // The router hands digits over as a number.
  const id = typeof shared === 'number' && Number.isSafeInteger(shared) ? String(shared) : shared;
  if (typeof id === 'string' && ID.test(id)) return { shared: id };
  return view === 'new' || view === 'claimed' ? { view } : {};
}
