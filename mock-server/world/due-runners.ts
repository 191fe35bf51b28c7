import { bonusRunners } from './bonus-grants.ts';
import { chatRunners } from './chat.ts';
import type { DueRunners } from './due.ts';
import { endFlight } from './flights.ts';
import { endHand } from './hands.ts';
import { packetRunners } from './packet-claim.ts';
import { rechargeRunners } from './recharge-settle.ts';
import { withdrawRunners } from './withdraw-settle.ts';

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
