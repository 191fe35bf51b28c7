import { headerButton, accountWords as words } from '../support/account-words.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';

test('SES-06 the terms open beside the form, and nothing typed is lost', async ({ page, context }) => {
  await page.goto('/');
  await headerButton(page, words.signUp).click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(words.password, { exact: true });
  await password.fill('Muy-Secreta1');
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: /términos y condiciones/ }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
  expect(new URL(terms.url()).pathname).toBe('/tc');
  await expectAccessible(terms);
  await expect(password).toHaveValue('Muy-Secreta1');
});
