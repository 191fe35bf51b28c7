import type { RoundOnWire } from '../../wire/game-wire.ts';
import { Offline, Refused, watch } from './calls.ts';
import { words } from './dom.ts';
import { toast } from './messages.tsx';

const AGAIN_AFTER_MS = 1_000;

/**
 * After a lost answer the server is asked until the result of the round is known. A bet that never arrived is not sent
 * again later (GAM-21); a cash-out is, because the round goes on until it arrives.
 * @param lost what is said meanwhile
 * @throws Refused for such a bet, and for every refusal of the server
 */
export async function awaitAnswer(
  round: string,
  play: () => Promise<RoundOnWire>,
  again = () => watch(round),
  lost = words.unknown,
): Promise<RoundOnWire> {
  for (let request = play; ; request = again) {
    try {
      return await request();
    } catch (error) {
      if (error instanceof Refused && error.code === 'unknown-round')
        throw new Refused(words.notTaken, error.code);
      if (!(error instanceof Offline)) throw error;
      toast(lost);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}
