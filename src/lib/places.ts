export function places(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place);
}
