/** A place in a JSON value, and what stands there instead. */
export type JsonDifference = [path: (string | number)[], value: unknown];

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What must be put into `from` to make it `to`. Both must have the same shape, or the whole differing branch is put. */
export function differencesOf(from: unknown, to: unknown, path: (string | number)[] = []): JsonDifference[] {
  if (Object.is(from, to)) return [];
  if (!isTree(from) || !isTree(to)) return [[path, to]];
  const keys = Object.keys(from);
  if (keys.join() !== Object.keys(to).join()) return [[path, to]];
  return keys.flatMap((key) => differencesOf(from[key], to[key], [...path, key]));
}
