export function ways(all: number, taken: number): number {
  return Array.from({ length: taken }).reduce<number>(
    (product, _, at) => (product * (all - at)) / (at + 1),
    1,
  );
}
