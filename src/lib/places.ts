/** The places of a row of equal things, from 0: keys for skeletons and dots, which have nothing else to be told by. */
export function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
