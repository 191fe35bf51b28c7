/**
 * Options of a route's `useSearch`: the router also returns what `validateSearch` left out of the address, so that a
 * screen reads it through the same check. Junk in an address never reaches a screen.
 */
export const checkedSearch = <Search>(read: (search: Record<string, unknown>) => Search) => ({
  select: (found: object) => read({ ...found }),
  structuralSharing: true as const,
});
