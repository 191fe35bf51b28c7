/**
 * Options of a route's `useSearch`. The router also returns keys that `validateSearch` dropped, so a screen validates
 * again, and invalid parameters of an address never reach it.
 */
export const checkedSearch = <Search>(read: (search: Record<string, unknown>) => Search) => ({
  select: (found: object) => read({ ...found }),
  structuralSharing: true as const,
});
