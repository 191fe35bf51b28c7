import { type Minor, toMajor } from '../tables/money.ts';
import type { WorldEvent } from '../tables/rows.ts';
import type { World } from './world.ts';

/** Sends the push message of a deposit that reached its final state (spec point 3). */
export function emitRecharge(world: World, playerId: string, orderId: string, amount: Minor): void {
  world.events.push({
    playerId,
    event: 'recharge',
    payload: JSON.stringify({ orderId, amount: toMajor(amount) }),
  });
}

export function emitBalance(world: World, playerId: string): void {
  world.events.push({ playerId, event: 'balance' });
}

export function takeEvents(world: World): WorldEvent[] {
  return world.events.splice(0);
}
