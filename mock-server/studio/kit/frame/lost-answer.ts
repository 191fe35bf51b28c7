import type { RoundOnWire } from '../../wire/game-wire.ts';
import { Offline, Refused, watch } from './calls.ts';
import { words } from './dom.ts';
import { toast } from './talk.ts';

const AGAIN_AFTER_MS = 2_000;

/**
 * After a lost answer the server is asked until the result of the round is known. A bet that never arrived is not sent
 * again later (GAM-21).
 * @throws Refused for such a bet, and for every refusal of the server
 */
export async function answered(round: string, play: () => Promise<RoundOnWire>): Promise<RoundOnWire> {
  for (let ask = play; ; ask = () => watch(round)) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refused && error.code === 'unknown-round')
        throw new Refused(words.notTaken, error.code);
      if (!(error instanceof Offline)) throw error;
      toast(words.unknown);
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}
