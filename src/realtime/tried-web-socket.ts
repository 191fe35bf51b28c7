import { NodeWebSocket } from 'socket.io-client';

/** In ms: polling is tried when the socket has not carried data both ways within this time. */
const TRY_MS = 4_000;
/** In ms: polling follows when the network cuts a younger connection. */
const TRUSTED_AFTER_MS = 60_000;

type CloseDetails = Parameters<NodeWebSocket['onClose']>[0];

/** The network cut it: the server itself ends a connection by a close frame. */
const isCut = (details: CloseDetails): boolean =>
  (details?.context as CloseEvent | undefined)?.wasClean === false;

/**
 * Gives up where the network does not support it (RT-01): the library tries polling only when a WebSocket is refused,
 * and would wait without end for one that hangs, is cut early or loses its frames.
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
        // The library listens to errors only after the socket is open.
        this.#timer = setTimeout(() => this.#giveUp('cut before'));
        return this;
      }
      this.#timer = setTimeout(() => {
        // The server has already sent its greeting, so the library starts again; it must not try a WebSocket again.
        isNextSkipped = this.#packets > 0;
        this.#giveUp('too slow');
      }, tryMs);
      return super.doOpen();
    }

    /** The first packet is the server's greeting. The second answers the page, so both directions work. */
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
