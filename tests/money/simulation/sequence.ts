import { clearFaults } from '../../../mock-server/world/core/faults.ts';
import { decideOrder } from '../../../mock-server/world/recharge/recharge-settle.ts';
import { orderStatus } from '../../../mock-server/world/tables/recharge-rows.ts';
import { commandsFor } from './commands.ts';
import type { Scene } from './scene.ts';
import type { VirtualTime } from './virtual-time.ts';

const MINUTE_MS = 60_000;
/** In ms. */
const PAUSE_AT_MOST_MS = 4_000;

/** Runs random commands, with or without time for their effects. @param log receives their names */
export async function play(scene: Scene, time: VirtualTime, commands: number, log: string[]): Promise<void> {
  const { device, random } = scene;
  await device.settle();
  for (let count = 0; count < commands; count += 1) {
    const { name, does } = random.weighted(commandsFor(scene));
    log.push(`${scene.activeIndex} ${name}`);
    does();
    if (random.chance(0.75)) await device.settle();
    if (random.chance(0.6)) await time.pass(random.below(PAUSE_AT_MOST_MS), device.settle);
  }
}

/** The network is up, the player looks, and time passes until nothing is under way. */
export async function rest(scene: Scene, time: VirtualTime): Promise<void> {
  const { device, world, tabs, random } = scene;
  clearFaults(world);
  device.slownessMs = 0;
  await device.settle();
  device.comeBack();
  // A payment under way may still lead to the bank.
  for (let look = 0; look < 3; look += 1) {
    for (const tab of tabs) {
      if (!tab.page) tab.open(tab.atBank);
      tab.show();
    }
    await time.pass(MINUTE_MS, device.settle);
  }
  // An unpaid order expires only after half an hour of polls, so the bank mostly decides first.
  const isQuick = random.chance(0.9);
  if (isQuick) decideAll(scene);
  await time.pass((isQuick ? 2 : 45) * MINUTE_MS, device.settle);
}

function decideAll({ world, random, changed }: Scene): void {
  for (const { id, status } of world.state.orders.values()) {
    const isPaid = status === orderStatus.pending && random.chance(0.7);
    decideOrder(world, id, { outcome: isPaid ? 'approve' : 'fail' });
  }
  changed();
}
