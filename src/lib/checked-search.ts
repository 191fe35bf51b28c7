/** The router also returns what `validateSearch` dropped, so a screen reads the search again. */
export const checkedSearch = <Search>(read: (search: Record<string, unknown>) => Search) => ({
  select: (found: object) => read({ ...found }),
  structuralSharing: true as const,
});
