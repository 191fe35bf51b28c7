import { expect, expectAccessible, test } from '../support/e2e.ts';
import type { MockWorld } from '../support/mock-world.ts';
import { arriveAsPlayer, type callBeside, callElsewhere, PLAYER, tokenOf } from '../support/player.ts';
import { slot } from '../support/titles.ts';
import { openInApp } from './open-game.ts';
import { fillWithdrawal, sheet } from './withdraw-page.ts';

const MACH = { payChannel: 'mach', paymentMethod: 'mach' };

type Elsewhere = ReturnType<typeof callBeside>;

/** What the player must have, counted by the test. */
async function expectBooks(call: Elsewhere, books: { cash: number; bonus?: number; owed?: number }) {
  const { cash, bonus, owed } = await call('/wallet/balance');
  expect({ cash, bonus, owed }).toEqual({ bonus: 0, owed: undefined, ...books });
}

async function deposited(call: Elsewhere, world: MockWorld, amount: number, terms: object = {}) {
  const { id } = await call('/recharge/createRechargeOrder', { amount, ...MACH, ...terms });
  await world.order(id, 'approve');
  return String(id);
}

/** tests/money/crossings.test.ts has the law. Each journey has books of its own. */
test('PRO-05 GAM-06 PLR-02 a bonus that ends while its game is open is told there, one tap goes on with cash, and an exclusion leads out', async ({
  page,
  world,
}) => {
  await world.bonus(PLAYER.phone, 1000, { wagerTimes: 1, days: 3 });
  await arriveAsPlayer(page);
  const call = await callElsewhere(page);
  const game = await openInApp(page, slot.id, await tokenOf(page));
  await expect(game.locator('#balance-name')).toHaveText('Saldo de bonos');
  await world.bets(PLAYER.phone, 1, true, { stake: 1000, outcome: 'won' });
  const shown = game.getByRole('dialog');
  await expect(shown).toContainText(/Tu bono terminó: [\d,]+\.00\sCLP ya son tuyos en efectivo/);
  await expectAccessible(page);
  const { cash } = await call('/wallet/balance');
  expect(cash).toBeGreaterThan(25_000);
  await shown.getByRole('button', { name: 'Abrir de nuevo' }).tap();
  await expect(game.locator('#balance-name')).toHaveText('Saldo');
  await expectBooks(call, { cash });
  await call('/user/getUserInfo', {
    excludeUntil: new Date(Date.now() + 90 * 24 * 3_600_000).toISOString(),
  });
  await game.locator('#action').tap();
  await expect(page.getByRole('heading', { name: 'Tu autoexclusión está activa' })).toBeVisible();
  await expectBooks(call, { cash });
});

test('DEP-04 MOC-02 a charge-back of played money is told, is owed, and is settled by the next deposit', async ({
  page,
  world,
}) => {
  await arriveAsPlayer(page);
  const call = await callElsewhere(page);
  const id = await deposited(call, world, 8000);
  await world.bets(PLAYER.phone, 6, false, { stake: 5000, outcome: 'lost' });
  await page.goto('/me');
  await world.order(id, 'charge-back');
  await expect(page.getByText(/Se anuló tu depósito de 8,000\.00 CLP: 3,000\.00 salieron/)).toBeVisible();
  await expect(page.getByText('Quedaste con una deuda de 5,000.00 CLP.')).toBeVisible();
  const due = page.getByRole('banner').getByText('Debes 5,000.00 CLP: lo próximo que entre');
  await expect(due).toBeVisible();
  await expectAccessible(page);
  await expectBooks(call, { cash: 0, owed: 5000 });
  await deposited(call, world, 9000);
  await expectBooks(call, { cash: 4000 });
  await expect(page.getByText('pagó 5,000.00 CLP que debías')).toBeVisible();
  await expect(due).toBeHidden();
  await expect(page.getByRole('main')).not.toContainText(/Debes/);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(/Se anuló tu depósito/)).toHaveCount(0);
});

test('PRO-05 WDR-01 a withdrawal that ends a bonus says so before, and ends it', async ({ page, world }) => {
  await arriveAsPlayer(page);
  const call = await callElsewhere(page);
  await deposited(call, world, 10_000, { activityId: 'act-semana-50' });
  await expectBooks(call, { cash: 35_000, bonus: 5000 });
  await page.goto('/withdraw');
  const confirm = await fillWithdrawal(page, '30000');
  await expect(sheet(page)).toContainText(/bono/);
  await confirm.tap();
  await expect(page.getByRole('heading', { name: 'Recibimos tu retiro' })).toBeVisible();
  await expectBooks(call, { cash: 5000 });
});
