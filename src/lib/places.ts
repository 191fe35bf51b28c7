/** The places of a row of equal things, from 0: keys for skeletons and dots, which have no id. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
