import { expect, test } from 'vitest';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { unscheduleOrder } from '../../mock-server/world/core/due.ts';
import { addFault, clearFaults } from '../../mock-server/world/core/faults.ts';
import { toMajor } from '../../mock-server/world/tables/money.ts';
import { createWithdrawal } from '../../mock-server/world/withdraw/withdraw-create.ts';
import { casesOf } from '../support/cases.ts';
import { randomOf } from './simulation/random.ts';
import { PLAYER, Scene } from './simulation/scene.ts';
import { openStage } from './simulation/stage.ts';

const SEEDS = casesOf(50);
/** Cases without a fault; the others lose a call, an answer or a look-up. */
const UNFAULTED = casesOf(20);
const AMOUNT = 250_000;

const stage = openStage();

function watchKeys(): Set<string> {
  const keys = new Set<string>();
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { cancelOrderId, intentId } = JSON.parse(String(init?.body ?? '{}'));
    if (cancelOrderId) keys.add(intentId);
    return send(input, init);
  };
  return keys;
}

function seedOf(seed: number) {
  const random = randomOf(seed);
  const scene = new Scene(stage.backend, `cancel-${seed}`, { deposits: [], withdrawals: [] }, random);
  const { world } = scene;
  const total = () => playerBalance(world, PLAYER).total;
  const before = total();
  const order = createWithdrawal(world, PLAYER, {
    amount: AMOUNT,
    payChannel: 'mach',
    paymentMethod: 'mach',
    account: '912345678',
  });
  // Otherwise the order would leave its review during the test.
  unscheduleOrder(world, order.id);
  scene.openTab();
  const pages = scene.tabs.map(({ page }) => {
    if (!page) throw new Error('A tab has no page.');
    return page;
  });
  return { random, scene, world, order, pages, total, before };
}

test('WDR-03 a withdrawal cancelled in two tabs at once is cancelled once, its money is back once, and both tabs show it', async () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { random, scene, world, order, pages, total, before } = seedOf(seed);
    const { device } = scene;
    const keys = watchKeys();
    await device.settle();
    expect(total()).toBe(before - AMOUNT);
    device.slownessMs = random.below(3) * 700;
    if (seed > UNFAULTED) {
      const operationId = random.of(['withdrawCreate', 'withdrawOrders', '*'] as const);
      const fault = random.of(['drop-before', 'drop-after', 'server-error'] as const);
      addFault(world, { operationId, fault, times: random.below(2) + 1, ms: 0, message: null });
    }
    const request = { id: order.id, amount: BigInt(AMOUNT) };
    for (const page of random.chance(0.5) ? pages : pages.toReversed()) {
      for (let tap = 0; tap <= random.below(3); tap += 1) page.cancel.submit(request);
      if (random.chance(0.5)) await device.settle();
      if (random.chance(0.5)) await stage.time.pass(random.below(1500), device.settle);
    }
    await stage.time.pass(150_000, device.settle);
    if (seed <= UNFAULTED) expect(keys.size, `seed ${seed}`).toBe(1);
    clearFaults(world);
    // An order that the look-up did not find can be sent again, in each tab that offers it.
    for (const page of pages) page.cancel.retry();
    for (const page of pages) if (page.cancel.state().step === 'choosing') page.cancel.submit(request);
    await stage.time.pass(150_000, device.settle);

    const steps = pages.map(({ cancel }) => cancel.state().step);
    expect(new Set(steps).size, `seed ${seed}: ${steps}`).toBe(1);
    ends.add(String(steps[0]));
    expect(
      order.timeline.filter(({ step }) => step === 'cancelled'),
      `seed ${seed}`,
    ).toHaveLength(1);
    const returns = world.state.postings.filter(({ memo }) => memo === 'withdrawal cancelled');
    expect(returns, `seed ${seed}`).toHaveLength(1);
    expect(total(), `seed ${seed}`).toBe(before);
    expect(
      pages.map((page) => page.balance()),
      `seed ${seed}`,
    ).toEqual([toMajor(before), toMajor(before)]);
    for (const page of pages) page.unload();
    stage.time.clear();
  }
  expect([...ends]).toEqual(['placed']);
});
