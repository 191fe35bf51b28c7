/** The intents of one kind that left this device, and whether a request left under the right key (DEP-06, WDR-02). */
export class SentIntents {
  readonly #isFinal: (intentId: string) => boolean;
  #current: { id: string; choice: string } | undefined;
  #isRepeatMeant = false;
  readonly issued = new Set<string>();
  /** One request that left under two keys, and two requests that left under one. */
  readonly wrong: string[] = [];

  /** @param isFinal whether the order of an intent is final, as the server knows */
  constructor(isFinal: (intentId: string) => boolean) {
    this.#isFinal = isFinal;
  }

  /** The player said that the next request is another one. */
  forget(): void {
    this.#isRepeatMeant = true;
  }

  /** A call that makes an order leaves for the server. The same request, without an end, has to leave under one key. */
  note(id: string, choice: string): void {
    const before = this.#current;
    if (
      before &&
      before.id !== id &&
      before.choice === choice &&
      !this.#isRepeatMeant &&
      !this.#isFinal(before.id)
    )
      this.wrong.push(`${choice} left as ${before.id} and again as ${id}`);
    if (before?.id !== id && this.issued.has(id))
      this.wrong.push(`${choice} is another request and left as ${id} again`);
    if (before?.id !== id) this.#isRepeatMeant = false;
    this.#current = { id, choice };
    this.issued.add(id);
  }
}
