import { Refusal } from '../world/core/refusal.ts';

const bare = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, wanted] of [...other].entries()) {
      const kept = (row[at] ?? 0) + (letter === wanted ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

export function nearestName(given: string, names: readonly string[]): string | undefined {
  const rows = names.map((name) => ({ name, steps: distance(bare(given), bare(name)) }));
  return rows.sort((one, other) => one.steps - other.steps)[0]?.name;
}

export function unknownPath(given: string, known: readonly string[]): Refusal {
  return new Refusal('unknown-path', {
    status: 404,
    parameters: { nearest: nearestName(given, known) ?? '/' },
  });
}
