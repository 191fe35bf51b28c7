import { bonusRunners } from '../world/bonus/bonus-grants.ts';
import { chatRunners } from '../world/chat/chat.ts';
import type { DueRunners } from '../world/core/due.ts';
import { endFlight } from '../world/games/flights.ts';
import { endHand } from '../world/games/hands.ts';
import { packetRunners } from '../world/lucky-money/packet-claim.ts';
import { rechargeRunners } from '../world/recharge/recharge-settle.ts';
import { withdrawRunners } from '../world/withdraw/withdraw-settle.ts';

/** What the world does by itself when its time comes. */
export const dueRunners: DueRunners = {
  ...bonusRunners,
  ...chatRunners,
  ...packetRunners,
  ...rechargeRunners,
  ...withdrawRunners,
  'end-flight': (world, { roundKey }) => void endFlight(world, roundKey),
  'end-hand': (world, { roundKey }) => void endHand(world, roundKey),
};
