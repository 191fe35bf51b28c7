import { expect, test } from 'vitest';
import { webpay } from '../../../tests/support/deposits.ts';
import { createTestWorld, newPlayer, type TestWorld } from '../../../tests/support/test-world.ts';
import { playerBalance } from '../core/balance.ts';
import { takeEvents } from '../core/events.ts';
import { assertBalanced, balanceOf, houseAccounts, playerAccount, post } from '../core/ledger.ts';
import { orderStatus } from '../tables/recharge-rows.ts';
import { createRechargeOrder, type RechargeIntent } from './recharge-create.ts';
import { orderOf } from './recharge-orders.ts';
import { decideOrder, settleOrder } from './recharge-settle.ts';

const ASKED = 2_000_000;
const OFFER = 'act-semana-50';
const OFFER_LEAST = 1_000_000;

/** In cents: 1 %, 150 pesos, nothing. */
const methods = [
  ['webpay', 'transbank', (paid: number) => paid / 100],
  ['cuentarut', 'bancoestado', () => 15_000],
  ['khipu', 'khipu', () => 0],
] as const;
const parts = [100_000, OFFER_LEAST - 10_000, OFFER_LEAST, OFFER_LEAST + 10_000, ASKED, ASKED + 500_000];

function order(world: TestWorld['world'], more: Partial<RechargeIntent> = {}) {
  return createRechargeOrder(world, newPlayer, { amount: ASKED, ...webpay, activityId: OFFER, ...more });
}

test.each(methods)(
  'DEP-04 a deposit by %s credits what was paid, with its fee and its bonus, up to the ordered amount',
  (paymentMethod, payChannel, feeOn) => {
    for (const paid of parts) {
      const { world } = createTestWorld();
      const { id } = order(world, { paymentMethod, payChannel });
      const fees = balanceOf(world, houseAccounts.fees);
      takeEvents(world);
      expect(settleOrder(world, id, paid)).toBe(true);
      const credited = paid > ASKED ? ASKED : paid;
      const fee = feeOn(credited);
      const isWhole = credited === ASKED;
      expect(orderOf(world, newPlayer, id)).toMatchObject({
        status: isWhole ? orderStatus.success : orderStatus.partlyPaid,
        fee,
        ...(isWhole ? {} : { paidAmount: credited, reason: { text: 'paid-in-part' } }),
      });
      const bonus = credited >= OFFER_LEAST ? credited / 2 : 0;
      expect(playerBalance(world, newPlayer)).toMatchObject({ cash: credited, bonus });
      expect(balanceOf(world, houseAccounts.fees) - fees).toBe(fee);
      expect(takeEvents(world).map(({ event }) => event)).toEqual(['recharge', 'balance']);
      assertBalanced(world);
    }
  },
);

test.each([
  [ASKED, ASKED],
  [ASKED, 500_000],
  [ASKED, 0],
  [700_000, 500_000],
])('DEP-04 the reversal of a deposit of %d takes the %d that are left, and its bonus', (paid, left) => {
  for (const outcome of ['reverse', 'charge-back'] as const) {
    const { world } = createTestWorld();
    const { id } = order(world);
    settleOrder(world, id, paid);
    post(world, 'played', 'round', [
      { account: playerAccount(newPlayer, 'cash'), amount: left - paid },
      { account: houseAccounts.house, amount: paid - left },
    ]);
    expect(decideOrder(world, id, { outcome })).toBe(true);
    expect(playerBalance(world, newPlayer)).toMatchObject({ cash: 0, bonus: 0 });
    expect(orderOf(world, newPlayer, id).takenBack?.amount).toBe(left);
    assertBalanced(world);
  }
});
