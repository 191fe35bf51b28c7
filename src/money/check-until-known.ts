const FIRST_DELAY_MS = 1_000;
const SLOWEST_DELAY_MS = 15_000;

/** Repeats a query, ever more slowly, until it is known (DEP-04). @returns undefined when no longer wanted */
export async function checkUntilKnown<Answer>(
  query: () => Promise<Answer | undefined>,
  isWanted: () => boolean,
): Promise<Answer | undefined> {
  for (let delay = FIRST_DELAY_MS; isWanted(); delay = Math.min(delay * 2, SLOWEST_DELAY_MS)) {
    const answer = await query();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
  return undefined;
}
