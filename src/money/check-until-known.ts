const FIRST_DELAY_MS = 1_000;
const SLOWEST_DELAY_MS = 15_000;

/**
 * Repeats a query, ever more slowly, until there is an answer: an unknown result is checked, never called failed
 * (DEP-04).
 * @param query gives undefined while the answer is unknown
 * @param isWanted false as soon as the caller no longer waits
 * @returns undefined when the caller stopped waiting
 */
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
