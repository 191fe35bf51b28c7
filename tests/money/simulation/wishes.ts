/** What the player is owed: one order of one wish, however often it is repeated (DEP-06, WDR-01). */
export class Wishes {
  readonly #isFinal: (intentId: string) => boolean;
  #current: { id: string; choice: string } | undefined;
  readonly issued = new Set<string>();
  /** Wishes that would have become two orders, and two wishes that would have become one. */
  readonly wrong: string[] = [];

  /** @param isFinal whether the order of an intent has come to its end, as the server knows */
  constructor(isFinal: (intentId: string) => boolean) {
    this.#isFinal = isFinal;
  }

  /** The player says that this is another wish. */
  forget(): void {
    this.#current = undefined;
  }

  /** A call that makes an order leaves for the server. The same wish, without an end, has to leave under one key. */
  note(id: string, choice: string): void {
    const before = this.#current;
    if (before && before.id !== id && before.choice === choice && !this.#isFinal(before.id))
      this.wrong.push(`${choice} left as ${before.id} and again as ${id}`);
    if (!before && this.issued.has(id)) this.wrong.push(`${choice} is another wish and left as ${id} again`);
    this.#current = { id, choice };
    this.issued.add(id);
  }
}
