/** Puts a value into a JSON tree, at a place that exists there. */
export function putAt(tree: unknown, path: readonly (string | number)[], value: unknown): void {
  let branch = tree as Record<string, unknown>;
  for (const key of path.slice(0, -1)) branch = branch[key] as Record<string, unknown>;
  const last = path.at(-1);
  if (last !== undefined) branch[last] = value;
}
