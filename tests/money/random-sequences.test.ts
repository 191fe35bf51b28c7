import { expect, test } from 'vitest';
import { casesOf } from '../support/cases.ts';
import { assertHolds } from './simulation/assert-holds.ts';
import { found, OFFERS } from './simulation/offers.ts';
import { randomOf } from './simulation/random.ts';
import { Scene } from './simulation/scene.ts';
import { play, rest } from './simulation/sequence.ts';
import { openStage } from './simulation/stage.ts';

const SEQUENCES = Number(process.env.SOAK_SEQUENCES ?? casesOf(150));
/** `SOAK_SEED=1234 SOAK_SEQUENCES=1` repeats one failed sequence. */
const FIRST_SEED = Number(process.env.SOAK_SEED ?? 1);
const COMMANDS_AT_MOST = 40;

const stage = openStage();

test(`DEP-04 DEP-06 WDR-01 WDR-02 WDR-03 MOC-02 ${SEQUENCES} random sequences of taps, reloads, lost answers and tabs make one order for one intent and one notice for one outcome`, {
  timeout: 30 * 60_000,
}, async () => {
  const sums = { orders: 0, withdrawals: 0, notices: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SEQUENCES; seed += 1) {
    const random = randomOf(seed);
    const log: string[] = [];
    const now = new Scene(stage.backend, `simulation-${seed}`, OFFERS, random);
    stage.scene = now;
    try {
      await play(now, stage.time, 5 + random.below(COMMANDS_AT_MOST), log);
      await rest(now, stage.time);
      assertHolds(now);
    } catch (error) {
      throw new Error(`Seed ${seed} after: ${log.join(', ')}`, { cause: error });
    }
    for (const tab of now.tabs) tab.page?.unload();
    sums.orders += now.world.state.orders.size;
    sums.withdrawals += now.world.state.withdrawals.size;
    sums.notices += now.notices.length;
    stage.time.clear();
  }
  // A simulation without events proves nothing. A short run may be quiet, because it repeats a failure.
  if (SEQUENCES < 50) return;
  expect(sums.orders).toBeGreaterThan(SEQUENCES / 2);
  expect(sums.withdrawals).toBeGreaterThan(SEQUENCES / 8);
  expect(sums.notices).toBeGreaterThan(SEQUENCES / 4);
});

test('DEP-04 a paid deposit refetches the balance once, on any network, with and without a socket', async () => {
  for (let seed = 1; seed <= casesOf(50); seed += 1) {
    const random = randomOf(seed);
    const now = new Scene(stage.backend, `one-refetch-${seed}`, OFFERS, random);
    stage.scene = now;
    const { device, world } = now;
    const deposit = found(now.active.page).deposit;
    await device.settle();
    deposit.pay(found(OFFERS.deposits[0]));
    await stage.time.pass(1_000, device.settle);
    const code = found(world.state.sms.filter(({ kind }) => kind === 'otp').at(-1)).code;
    const hasSocket = random.chance(0.7);
    if (!hasSocket) device.dropSockets();
    device.slownessMs = 100 + random.below(2_000);
    const before = device.balances;
    deposit.send({ type: 'code-entered', code });
    await stage.time.pass(60_000, device.settle);
    const order = found([...world.state.orders.values()][0]);
    expect(now.notices, `seed ${seed}`).toEqual([order.id]);
    expect(device.balances - before, `seed ${seed}, socket: ${hasSocket}`).toBe(1);
    now.active.page?.unload();
    stage.time.clear();
  }
});
