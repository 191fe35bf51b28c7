import { blockMessage, drawFrom } from '../../kit/chance/fair.ts';
import type { FairRoundOnWire } from '../../wire/fair-wire.ts';
import { replay } from './replay.ts';

/** Blocks computed before a replay: the last place of a table of cards needs 496 numbers. */
const BLOCKS = 64;
const NUMBERS_A_BLOCK = 8;

const utf8 = (text: string) => new TextEncoder().encode(text);
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Uses WebCrypto, as kit/chance/fair.ts defines the scheme.
 * @throws when the page has no WebCrypto, as over plain http from another computer
 */
export async function verifyRound(round: FairRoundOnWire) {
  const { serverSeed, clientSeed, nonce, outcome, payout } = round;
  const seed = utf8(serverSeed ?? '');
  const hash = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', seed)));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  // WebCrypto refuses an empty key, and no round has an empty seed.
  const key = await crypto.subtle.importKey('raw', seed.length > 0 ? seed : utf8(' '), algorithm, false, [
    'sign',
  ]);
  const blocks = await Promise.all(
    Array.from({ length: BLOCKS }, async (_, block) => {
      const message = blockMessage(clientSeed, nonce, block);
      return { message, bytes: new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(message))) };
    }),
  );
  const numbers: number[] = [];
  const draw = drawFrom((block) => {
    const found = blocks[block];
    if (!found) throw new Error('A round needs no more than 512 numbers.');
    return found.bytes;
  });
  const replayed = await replay(round, {
    next() {
      const number = draw.next();
      numbers.push(number);
      return number;
    },
  });
  const isCommitted = hash === round.hash;
  // The server forgets the outcome of an old round, but never its payment.
  const isSameOutcome =
    round.bust === replayed.bust &&
    (outcome === null || JSON.stringify(outcome) === JSON.stringify(replayed.outcome));
  const isSamePayout = payout === replayed.payout;
  return {
    hash,
    isCommitted,
    blocks: blocks
      .slice(0, Math.ceil(numbers.length / NUMBERS_A_BLOCK))
      .map(({ message, bytes }) => ({ message, bytes: hex(bytes) })),
    numbers,
    replayed,
    isSameOutcome,
    isSamePayout,
    isVerified: isCommitted && isSameOutcome && isSamePayout,
  };
}

export type Verification = Awaited<ReturnType<typeof verifyRound>>;
