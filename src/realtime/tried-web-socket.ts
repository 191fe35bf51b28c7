import { NodeWebSocket } from 'socket.io-client';

/** As long as one may take until it carries in both directions, in ms; then polling is tried. */
const TRY_MS = 4_000;
/** One that the network cut younger than this is followed by polling, in ms. */
const TRUSTED_AFTER_MS = 60_000;

type CloseDetails = Parameters<NodeWebSocket['onClose']>[0];

/** True when somebody on the way cut the connection: an end of the server's is said in a close frame. */
const isCut = (details: CloseDetails): boolean =>
  (details?.context as CloseEvent | undefined)?.wasClean === false;

/**
 * The WebSocket of a page's connections, given up where the network does not carry it (RT-01). The library goes on to
 * polling when one is refused, and nothing more: one that hangs, is cut before it says anything, or whose frames somebody
 * swallows would be waited for in vain, and one that is always cut would come and go for ever.
 */
export function triedWebSocket(tryMs = TRY_MS, trustedAfterMs = TRUSTED_AFTER_MS): typeof NodeWebSocket {
  let isNextSkipped = false;

  return class TriedWebSocket extends NodeWebSocket {
    #packets = 0;
    #openedAt = 0;
    #isOver = false;
    #timer: ReturnType<typeof setTimeout> | undefined;

    override doOpen(): this {
      const isSkipped = isNextSkipped;
      isNextSkipped = false;
      if (isSkipped) {
        // The library listens to errors only once it is open.
        this.#timer = setTimeout(() => this.#giveUp('cut before'));
        return this;
      }
      this.#timer = setTimeout(() => {
        // What the library learns now comes after the server's greeting: it begins anew, and is not to try this again.
        isNextSkipped = this.#packets > 0;
        this.#giveUp('too slow');
      }, tryMs);
      return super.doOpen();
    }

    /** The first packet is the server's greeting; the second answers what the page said, so that both directions carry. */
    override onPacket(packet: Parameters<NodeWebSocket['onPacket']>[0]): void {
      this.#packets += 1;
      if (this.#packets === 2) {
        clearTimeout(this.#timer);
        this.#openedAt = performance.now();
      }
      super.onPacket(packet);
    }

    override onClose(details?: CloseDetails): void {
      if (this.#isOver) return;
      if (details && this.#packets === 0) {
        this.#giveUp('closed');
        return;
      }
      const isYoung = this.#packets < 2 || performance.now() - this.#openedAt < trustedAfterMs;
      if (isYoung && isCut(details)) isNextSkipped = true;
      this.#end();
      super.onClose(details);
    }

    override onError(...error: Parameters<NodeWebSocket['onError']>): this {
      this.#end();
      return super.onError(...error);
    }

    #end(): void {
      this.#isOver = true;
      clearTimeout(this.#timer);
    }

    #giveUp(reason: string): void {
      this.doClose();
      this.readyState = 'closed';
      this.onError(reason, undefined);
    }
  };
}
