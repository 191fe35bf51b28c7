import { expect, test } from 'vitest';
import { decideOrder } from '../../mock-server/world/recharge/recharge-settle.ts';
import { decideWithdrawal } from '../../mock-server/world/withdraw/withdraw-settle.ts';
import { found, OFFERS } from './simulation/offers.ts';
import { orderKinds } from './simulation/order-kinds.ts';
import { randomOf } from './simulation/random.ts';
import { Scene } from './simulation/scene.ts';
import { openStage } from './simulation/stage.ts';
import type { Page } from './simulation/tab.ts';

// An intent covers all choices of the player and ends with its order: an old order never answers the next intent.

const stage = openStage();
let worlds = 0;

async function inScene(run: (scene: Scene, page: () => Page) => Promise<void>): Promise<void> {
  worlds += 1;
  const scene = new Scene(stage.backend, `other-choices-${worlds}`, OFFERS, randomOf(worlds));
  await scene.device.settle();
  await run(scene, () => found(scene.active.page));
  for (const tab of scene.tabs) tab.page?.unload();
  stage.time.clear();
}

const mach = found(OFFERS.deposits[0]);
const activityId = found(OFFERS.deposits[1]).activityId ?? '';
const amount = 5_000_000n;
const cuentaRut = found(OFFERS.withdrawals[0]);

interface Made {
  id: string;
  amount: number;
  paymentMethod: string;
}

/** Any two of these choices differ as orders. */
const CHOICES = [
  {
    kind: 'deposit',
    choices: [
      { ...mach, amount, total: amount },
      { ...mach, amount, total: amount, activityId },
      { ...mach, amount, total: amount, declinesBonus: true as const },
      { ...mach, amount: amount + 100n, total: amount + 100n },
      { ...found(OFFERS.deposits[3]), amount, total: amount },
    ].map((request) => ({
      ask: ({ deposit }: Page) => deposit.pay(request),
      made: { amount: Number(request.amount), paymentMethod: request.method.code },
      more: 'activityId' in request ? activityId : '',
    })),
  },
  {
    kind: 'withdrawal',
    choices: [
      cuentaRut,
      { ...cuentaRut, payee: { account: '11111111-1' } },
      { ...cuentaRut, amount: cuentaRut.amount + 100n },
      found(OFFERS.withdrawals[1]),
      { ...found(OFFERS.withdrawals[1]), payee: { account: '955554444' } },
    ].map((request) => ({
      ask: ({ withdraw }: Page) => withdraw.submit(request),
      made: { amount: Number(request.amount), paymentMethod: request.method.code },
      more: 'account' in request.payee ? request.payee.account : '',
    })),
  },
] as const;

test.each(CHOICES)(
  'DEP-06 WDR-01 whatever part of a $kind is chosen anew, it is an order of its own with that part',
  async ({ kind, choices }) => {
    const { leave, ordersIn, placedOf } = found(orderKinds.find(({ name }) => name === kind));
    let asked = 0;
    for (const [first, one] of choices.entries())
      for (const [second, other] of choices.entries()) {
        if (first === second) continue;
        await inScene(async ({ world, device }, page) => {
          const label = `${first} and then ${second}`;
          one.ask(page());
          await device.settle();
          leave(page());
          await device.settle();
          other.ask(page());
          await device.settle();
          const orders = ordersIn(world) as (Made & { activityId?: string | null; account?: string })[];
          expect(
            orders.map(({ id }) => id),
            label,
          ).toHaveLength(2);
          const last = found(orders.at(-1));
          expect(placedOf(page()), label).toBe(last.id);
          expect(last, label).toMatchObject(other.made);
          expect((kind === 'deposit' ? last.activityId : last.account) ?? '', label).toBe(other.more);
          asked += 1;
        });
      }
    expect(asked).toBe(choices.length * (choices.length - 1));
  },
);

const MINUTE_MS = 60_000;

test.each(orderKinds)(
  'WDR-02 DEP-06 after a $name has ended while the player was away, an equal one is a new order',
  async ({ name, ask, ordersIn, placedOf, stepOf, confirm, startOver }) => {
    for (const outcome of ['approve', 'fail'] as const)
      for (const wait of [2 * MINUTE_MS, 26 * 60 * MINUTE_MS])
        await inScene(async (scene, page) => {
          const { world, device, active } = scene;
          ask(page(), 'first');
          await device.settle();
          const { id } = found(ordersIn(world)[0]);
          page().unload();
          await stage.time.pass(wait, device.settle);
          if (name === 'deposit') decideOrder(world, id, { outcome });
          if (name === 'withdrawal') decideWithdrawal(world, id, { outcome });
          scene.changed();
          active.open(undefined);
          await device.settle();
          await stage.time.pass(MINUTE_MS, device.settle);
          if (placedOf(page()) !== undefined) startOver(page());
          await device.settle();
          ask(page(), 'first');
          await device.settle();
          if (stepOf(page()) === 'repeating') confirm(page());
          await device.settle();
          const ids = ordersIn(world).map((order) => order.id);
          expect(ids, `${outcome} ${wait}`).toHaveLength(2);
          expect(placedOf(page())).toBe(ids.at(-1));
        });
  },
);

test.each(orderKinds)(
  'WDR-02 DEP-06 after a $name that stands, a reload and the wish for another, an equal one is a new order',
  async ({ ask, ordersIn, placedOf, stepOf, confirm, startOver }) => {
    await inScene(async ({ world, device, active }, page) => {
      ask(page(), 'first');
      await device.settle();
      expect(ordersIn(world)).toHaveLength(1);
      await stage.time.pass(2 * MINUTE_MS, device.settle);
      active.load();
      await device.settle();
      startOver(page());
      await device.settle();
      ask(page(), 'first');
      await device.settle();
      if (stepOf(page()) === 'repeating') confirm(page());
      await device.settle();
      const ids = ordersIn(world).map(({ id }) => id);
      expect(ids).toHaveLength(2);
      expect(placedOf(page())).toBe(ids.at(-1));
    });
  },
);
