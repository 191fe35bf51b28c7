import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';
import { confirm, fillWithdrawal, goOn, heading, placed } from './withdraw-page.ts';

test('WDR-02 a withdrawal requested in two tabs is one order, and an equal one must be confirmed', async ({
  page,
  world,
}) => {
  await arriveAsPlayer(page);
  await page.goto('/withdraw');
  const other = await page.context().newPage();
  await other.goto('/withdraw');
  await fillWithdrawal(page, '4000');
  await fillWithdrawal(other, '4000');
  await world.fault('withdrawCreate', 'latency', { ms: 3_000 });
  // In the slower tab the sheet may make way for the receipt before the tap.
  const press = (tab: Page) =>
    confirm(tab)
      .or(placed(tab))
      .first()
      .evaluate((found: HTMLElement) => found.click());
  await Promise.all([press(page), press(other)]);
  await expect(placed(page)).toBeVisible();
  await expect(placed(other)).toBeVisible();
  expect(await world.withdrawals()).toHaveLength(1);
  await world.clearFaults();

  await other.getByRole('button', { name: 'Hacer otro retiro' }).click();
  await fillWithdrawal(other, '4000');
  await confirm(other).click();
  await expect(heading(other, '¿El mismo retiro otra vez?')).toBeVisible();
  await expect(other.getByText(/Pediste 4,000\.00 CLP hace \d+ segundos?/)).toBeVisible();
  const continues = other.getByRole('button', { name: 'Continuar' });
  await expect(continues).toBeDisabled();
  await expect(continues).not.toHaveAttribute('aria-busy', 'true');
  await expectAccessible(other);
  await other.getByRole('button', { name: 'No', exact: true }).click();
  await expect(goOn(other)).toBeEnabled();
  expect(await world.withdrawals()).toHaveLength(1);
  await goOn(other).click();
  await confirm(other).click();
  await other.getByRole('button', { name: 'Sí, pedirlo otra vez' }).click();
  await expect(placed(other)).toBeVisible();
  expect(await world.withdrawals()).toHaveLength(2);
});
