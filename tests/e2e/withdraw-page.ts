import type { Locator, Page } from 'playwright/test';

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' });
export const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirma tu retiro' });
export const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Confirmar retiro' });
export const placed = (page: Page) => heading(page, /Recibimos tu retiro|Tu retiro va en camino/);

/** Fills in a withdrawal to CuentaRUT. @returns the button that confirms it */
export async function fillWithdrawal(page: Page, amount: string): Promise<Locator> {
  await page.getByText('CuentaRUT').first().tap();
  await page.getByLabel('Tu RUT').fill('12.345.678-5');
  await page.getByLabel('Cuánto quieres retirar').fill(amount);
  await goOn(page).tap();
  await confirm(page).click({ trial: true });
  return confirm(page);
}
