/**
 * Something the player must not notice and a developer has to know: an answer that breaks the contract, a part of a
 * screen that threw. The one place from which a service for error reports is called.
 */
export function reportProblem(...problem: [what: string, error?: unknown]): void {
  console.warn(...problem);
}
