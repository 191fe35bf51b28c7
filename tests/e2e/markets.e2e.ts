import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { codeInput, headerButton, accountWords as words } from '../support/login.ts';
import type { MockWorld } from '../support/mock-world.ts';
import { balance } from '../support/player.ts';

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Registers a number of another market on a first visit in Chilean Spanish. The terms open beside the form, which keeps what was typed. */
async function signUp(page: Page, world: MockWorld, country: string, number: string): Promise<void> {
  await page.goto('/');
  await headerButton(page, words.signUp).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Prefijo del país').selectOption(country);
  await dialog.getByLabel(words.phone).fill(number);
  await dialog.getByLabel(words.password, { exact: true }).fill('Muy-Secreta1');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: /términos y condiciones/ }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  await expectAccessible(terms);
  await terms.close();
  await dialog.getByRole('checkbox', { name: words.terms }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.go, exact: true }).click();
  await expect(codeInput(page)).toBeFocused();
  await page.keyboard.type(await world.code(number));
}

/** The offer to a new player appears on the page of the market (PRO-08). */
async function closeWelcome(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const methods = (page: Page) =>
  page.getByRole('radio').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const account = (page: Page) => page.locator('[name=account]');
const other = (page: Page) => page.getByRole('button', { name: 'Other', exact: true });

async function payByCode(page: Page, world: MockWorld, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).tap();
  await page.getByRole('textbox', { name: '6-digit code' }).waitFor();
  await page.keyboard.type(await world.code(number));
}

test('APP-03 DEP-02 SES-06 a player of Ethiopia registers, reads the terms beside the form, and deposits', {
  tag: '@flow',
}, async ({ page, world }) => {
  const countries: string[] = [];
  // The notice may be gone before the test looks, so the new page (in English) records it.
  await page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes)
          if (textContent?.includes('Your account is ready.')) sessionStorage.setItem('greeted', '1');
    }).observe(document, { childList: true, subtree: true }),
  );
  await signUp(page, world, 'ET', '911223344');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(balance(page)).toHaveText('0.00 ETB');
  expect(await stored(page, 'country')).toBe('ET');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('greeted'))).toBe('1');
  await expect(page.getByAltText(/CBE Birr/)).toBeAttached();
  await closeWelcome(page);

  page.on('request', (request) => {
    const { country } = (request.postDataJSON() ?? {}) as { country?: string };
    if (country) countries.push(country);
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Deposit' }).tap();
  await expect(account(page)).toHaveValue('911223344');
  expect(await methods(page)).toEqual(['telebirr', 'cbebirr']);
  await expectAccessible(page);
  // Digit by digit, so that a leading 0 is tested alone.
  await account(page).fill('');
  await account(page).pressSequentially('0911');
  await expect(page.getByRole('radio', { name: /telebirr/ })).toBeChecked();
  await account(page).fill('0712345678');
  expect(await methods(page)).toEqual(['mpesa']);
  await expect(page.getByRole('radio', { name: /M-PESA/ })).toBeChecked();
  await account(page).fill('0115551234');
  expect(await methods(page)).toEqual(['cbebirr']);
  await other(page).focus();
  await page.keyboard.press('Enter');
  await expect(other(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await methods(page)).toEqual(['cbebirr', 'telebirr', 'mpesa', 'bank']);
  await page.keyboard.press('Enter');
  await account(page).fill('09x1122-3355');
  await expect(account(page)).toHaveValue('0911223355');
  await expect(page.getByRole('status').filter({ hasText: 'telebirr, CBE Birr' })).toBeAttached();
  await page.locator('label').filter({ hasText: 'telebirr' }).tap();
  await page.getByLabel('How much to deposit').fill('500');
  await payByCode(page, world, '0911223355');
  await expect(balance(page)).not.toHaveText('0.00 ETB');
  expect(new Set(countries)).toEqual(new Set(['ET']));
});
