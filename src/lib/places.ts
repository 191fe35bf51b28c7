/** Keys for skeletons and dots, which have no id: the numbers from 0. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
