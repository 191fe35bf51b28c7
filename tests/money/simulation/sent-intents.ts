import { REQUEST_TIMEOUT_MS } from '../../../src/config/constants.ts';

/** A call leaves the device a little after its intent was stored: the player's limits are read first, ms. */
const LEAVES_WITHIN_MS = 10_000;

/** The intents of one kind that left this device, and whether a request left under the right key (DEP-06, WDR-02). */
export class SentIntents {
  readonly #isFinal: (intentId: string) => boolean;
  #current: { id: string; choice: string } | undefined;
  #isRepeatMeant = false;
  /** When the call of an intent left last, ms since 1970. */
  readonly #leftAt = new Map<string, number>();
  readonly #answered = new Set<string>();
  readonly issued = new Set<string>();
  /** One request that left under two keys, two requests under one, and a second key while the first had no answer. */
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

  /** The device knows what became of an intent: the server said yes or no, or a look-up found its order. */
  answered(id: string): void {
    this.#answered.add(id);
  }
}
