import type { DueRunners } from './due.ts';
import { endFlight } from './flights.ts';
import { rechargeRunners } from './recharge-settle.ts';
import { withdrawRunners } from './withdraw-settle.ts';

/** What the world does by itself when its time comes. */
export const dueRunners: DueRunners = {
  ...rechargeRunners,
  ...withdrawRunners,
  'end-flight': (world, { roundKey }) => void endFlight(world, roundKey),
};
