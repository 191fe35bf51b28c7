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

/** The runners have a function for each kind, which takes the actions of that kind. */
function runOne<Kind extends DueAction['kind']>(
  world: World,
  runners: { [Each in Kind]: (world: World, action: Extract<DueAction, { kind: Each }>) => void },
  action: Extract<DueAction, { kind: Kind }>,
): void {
  runners[action.kind as Kind](world, action);
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
    runOne(world, runners, due);
    done += 1;
  }
}
