import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirma tu retiro' });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Confirmar retiro' });
const isPlaced = (page: Page) => heading(page, /Recibimos tu retiro|Tu retiro va en camino/);

async function fillWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByText('CuentaRUT').first().tap();
  await page.getByLabel('Tu RUT').fill('12.345.678-5');
  await page.getByLabel('Cuánto quieres retirar').fill(amount);
  await goOn(page).tap();
  await confirm(page).click({ trial: true });
}

async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

test('WDR-02 one withdrawal asked for in two tabs is one, and the same again is asked about', async ({
  page,
  world,
}) => {
  await arriveAsPlayer(page);
  await page.goto('/withdraw');
  const other = await secondTab(page, '/withdraw');
  await fillWithdrawal(page, '4000');
  await fillWithdrawal(other, '4000');
  await world.fault('withdrawCreate', 'latency', { ms: 3_000 });
  // In the slower tab the sheet may make way for the receipt before the tap.
  const press = (tab: Page) =>
    confirm(tab)
      .or(isPlaced(tab))
      .first()
      .evaluate((found: HTMLElement) => found.click());
  await Promise.all([press(page), press(other)]);
  await expect(isPlaced(page)).toBeVisible();
  await expect(isPlaced(other)).toBeVisible();
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
  await expect(isPlaced(other)).toBeVisible();
  expect(await world.withdrawals()).toHaveLength(2);
});
