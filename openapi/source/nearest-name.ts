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

/** What is wrong with the options of a command, in a sentence or two, the nearest option included. */
export function optionProblem(error: unknown, names: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const option = /Unknown option '--?([^']+)'/.exec(message)?.[1];
  const nearest = option && nearestName(option, names);
  // Node adds how to write an argument that begins with a dash.
  return `${message.split('. ')[0]}.${nearest ? ` Did you mean --${nearest}?` : ''}`;
}
