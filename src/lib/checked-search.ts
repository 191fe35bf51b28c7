/**
 * Options of a route's `useSearch`. The router also returns keys that `validateSearch` dropped, so a screen reads the
 * search through the same check, and junk in an address never reaches it.
 */
export const checkedSearch = <Search>(read: (search: Record<string, unknown>) => Search) => ({
  select: (found: object) => read({ ...found }),
  structuralSharing: true as const,
});
