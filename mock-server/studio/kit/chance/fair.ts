/**
 * Verifiable chance (GAM-10), by the scheme known as "provably fair" (bitcointalk, 2012; for example
 * stake.com/provably-fair/implementation). Before a round the server commits to a server seed by its SHA-256; the
 * player may choose the client seed; the nonce counts the rounds. The bytes of a round are
 *
 * HMAC-SHA-256(key: server seed, message: "client seed:nonce")
 *
 * and, for rounds that need more than 32 bytes, of "client seed:nonce:1", "client seed:nonce:2" and so on. Seeds are
 * used as text (UTF-8), so that any tool for SHA-256 and HMAC can repeat the calculation. Four bytes, the most
 * significant first, are one number of 32 bits; drawBelow turns it into a result.
 */
import type { Draw } from './draw.ts';

const NUMBER_BYTES = 4;

/** No colon, so that no two rounds share a message. */
export const CLIENT_SEED = /^[\w-]{1,64}$/;

export function blockMessage(clientSeed: string, nonce: number, block: number): string {
  return block === 0 ? `${clientSeed}:${nonce}` : `${clientSeed}:${nonce}:${block}`;
}

/** @param blockOf the 32 bytes of a block, from 0 on; called once for each */
export function drawFrom(blockOf: (block: number) => Uint8Array): Draw {
  let view: DataView = new DataView(new ArrayBuffer(0));
  let block = 0;
  let at = 0;
  return {
    next() {
      if (at === view.byteLength) {
        const { buffer, byteOffset, byteLength } = blockOf(block);
        view = new DataView(buffer, byteOffset, byteLength);
        block += 1;
        at = 0;
      }
      at += NUMBER_BYTES;
      return view.getUint32(at - NUMBER_BYTES) / 2 ** 32;
    },
  };
}
