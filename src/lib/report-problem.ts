/**
 * Something the player must not notice and a developer has to know: an answer that breaks the contract, a part of a
 * screen that threw. The one place from which a service for error reports is called.
 * @param detail the error itself, if there is one
 */
export function reportProblem(problem: string, detail?: unknown): void {
  console.warn(problem, ...(detail === undefined ? [] : [detail]));
}
