import { REQUEST_TIMEOUT_MS } from '../../../src/config/constants.ts';

/** In ms: a call leaves after its intent was stored, because the app first reads the player's limits. */
const LEAVES_WITHIN_MS = 10_000;

/** The sent intents of one kind, and whether each request had the right key (DEP-06, WDR-02). */
export class SentIntents {
  readonly #isFinal: (intentId: string) => boolean;
  #current: { id: string; choice: string } | undefined;
  #isRepeatMeant = false;
  /** Last call of each intent, in ms since 1970. */
  readonly #leftAt = new Map<string, number>();
  readonly #answered = new Set<string>();
  readonly issued = new Set<string>();
  /** One request with two keys, two requests with one key, or a second key before the first answer. */
  readonly wrong: string[] = [];

  /** @param isFinal whether the server has a final order for the intent */
  constructor(isFinal: (intentId: string) => boolean) {
    this.#isFinal = isFinal;
  }

  /** The player has said that the next request is a new one. */
  forget(): void {
    this.#isRepeatMeant = true;
  }

  /** A call that makes an order is sent. The same request must keep its key until its end. */
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
    for (const [other, leftAt] of this.#leftAt)
      if (
        other !== id &&
        !this.#answered.has(other) &&
        Date.now() - leftAt < REQUEST_TIMEOUT_MS - LEAVES_WITHIN_MS
      )
        this.wrong.push(`${choice} left as ${id} while ${other} had no answer`);
    if (before?.id !== id) this.#isRepeatMeant = false;
    this.#current = { id, choice };
    this.issued.add(id);
    this.#leftAt.set(id, Date.now());
  }

  /** The device knows the result: the server answered, or a look-up found the order. */
  answered(id: string): void {
    this.#answered.add(id);
  }
}
