import type { DueAction } from '../tables/rows.ts';
import type { World } from './world.ts';

export type DueRunners = {
  [Kind in DueAction['kind']]: (world: World, action: Extract<DueAction, { kind: Kind }>) => void;
};

export function schedule(world: World, delayMs: number, action: DueAction): void {
  world.state.counters.due += 1;
  world.state.due.push({ id: world.state.counters.due, at: world.now() + delayMs, ...action });
}

export function unscheduleOrder(world: World, orderId: string): void {
  world.state.due = world.state.due.filter((task) => !('orderId' in task) || task.orderId !== orderId);
}

export function unscheduleRound(world: World, roundKey: string): void {
  world.state.due = world.state.due.filter((task) => !('roundKey' in task) || task.roundKey !== roundKey);
}

export function nextDueAt(world: World): number | undefined {
  return world.state.due.reduce<number | undefined>(
    (first, { at }) => (first === undefined || at < first ? at : first),
    undefined,
  );
}

/**
 * Runs everything that is due, in the order of its time.
 * @returns number of actions that ran
 */
export function runDueWith(world: World, runners: DueRunners): number {
  let done = 0;
  for (;;) {
    const now = world.now();
    const due = world.state.due.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at || a.id - b.id)[0];
    if (!due) return done;
    world.state.due = world.state.due.filter(({ id }) => id !== due.id);
    if (due.kind === 'settle-order') runners['settle-order'](world, due);
    else if (due.kind === 'fail-order') runners['fail-order'](world, due);
    else if (due.kind === 'expire-order') runners['expire-order'](world, due);
    else if (due.kind === 'review-withdrawal') runners['review-withdrawal'](world, due);
    else if (due.kind === 'pass-withdrawal') runners['pass-withdrawal'](world, due);
    else if (due.kind === 'pay-withdrawal') runners['pay-withdrawal'](world, due);
    else if (due.kind === 'reverse-withdrawal') runners['reverse-withdrawal'](world, due);
    else if (due.kind === 'expire-packet') runners['expire-packet'](world, due);
    else if (due.kind === 'chat-typing') runners['chat-typing'](world, due);
    else if (due.kind === 'chat-reply') runners['chat-reply'](world, due);
    else if (due.kind === 'expire-bonus') runners['expire-bonus'](world, due);
    else if (due.kind === 'end-flight') runners['end-flight'](world, due);
    else if (due.kind === 'end-hand') runners['end-hand'](world, due);
    else if (due.kind === 'end-live') runners['end-live'](world, due);
    else runners['settle-sport-bet'](world, due);
    done += 1;
  }
}
