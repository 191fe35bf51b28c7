/** Keys for skeletons and dots, which have no id. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
