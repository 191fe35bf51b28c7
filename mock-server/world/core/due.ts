import type { DueAction } from '../tables/rows.ts';
import type { World } from './world.ts';

export type DueRunners = {
  [Kind in DueAction['kind']]: (world: World, action: Extract<DueAction, { kind: Kind }>) => void;
};

export function schedule(world: World, delayMs: number, action: DueAction): void {
  world.state.counters.due += 1;
  world.state.due.push({ id: world.state.counters.due, at: world.now() + delayMs, ...action });
}

const unscheduler = (of: 'orderId' | 'roundKey') => (world: World, wanted: string) => {
  world.state.due = world.state.due.filter((task) => Reflect.get(task, of) !== wanted);
};

export const unscheduleOrder = unscheduler('orderId');
export const unscheduleRound = unscheduler('roundKey');

/** Infinity when nothing is due. */
export const nextDueAt = (world: World): number => Math.min(...world.state.due.map(({ at }) => at));

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
    // The runner takes actions of this kind, but TypeScript cannot relate the two.
    (runners[due.kind] as (world: World, action: DueAction) => void)(world, due);
    done += 1;
  }
}
