import { expect, expectAccessible, test } from '../support/e2e.ts';
import { codeInput, headerButton, accountWords as words } from '../support/login.ts';
import { balance, PLAYER } from '../support/player.ts';

const PASSWORD = 'Nueva-clave1';

test('SES-09 SES-14 a forgotten password is replaced over two reloads, and the login comes back with the number', {
  tag: '@flow',
}, async ({ page, world }) => {
  await page.goto('/');
  await headerButton(page, words.logIn).click();
  await page.getByRole('button', { name: words.forgot }).click();
  // Until the reset dialog opens, the last dialog is the login below it.
  await expect(page.getByRole('dialog', { name: words.resetTitle })).toBeVisible();
  const dialog = page.getByRole('dialog').last();
  const phone = dialog.getByLabel(words.phone);
  const send = dialog.getByRole('button', { name: words.send });
  await phone.click({ trial: true });
  await expectAccessible(page);

  await phone.fill(PLAYER.phone);
  await send.click();
  await expect(codeInput(page)).toBeFocused();
  await expect(dialog.getByText('+56 912•••678')).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(codeInput(page)).toBeFocused();
  await expect(dialog.getByText('+56 912•••678')).toBeVisible();
  await expect(dialog.getByText(/otro código en (1:00|0:\d\d)/)).toBeVisible();
  expect(await world.sms(PLAYER.phone)).toHaveLength(1);

  const sent = await world.code(PLAYER.phone);
  await page.keyboard.type(sent);
  const password = dialog.getByLabel(words.newPassword, { exact: true });
  await password.fill(PASSWORD);
  // A reload goes back to the code step: neither the code nor the password is stored.
  await page.reload();
  await expect(codeInput(page)).toBeFocused();
  await page.keyboard.type(sent);
  await expect(password).toHaveValue('');
  await password.fill(PASSWORD);
  await dialog.getByRole('button', { name: words.savePassword }).click();

  await expect(page.getByRole('status').filter({ hasText: words.passwordChanged })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const login = page.getByRole('dialog');
  await expect(login.getByLabel(words.phone)).toHaveValue(PLAYER.phone);
  await login.locator('input[type=password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(balance(page)).toContainText(PLAYER.balance);
});

test('APP-13 a long word breaks: a toast of it is whole on the smallest phone', async ({ page, world }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await world.fault('lobbyBatchBanners', 'failure', { message: 'X'.repeat(220) });
  await page.goto('/');
  const toast = page.getByRole('status').filter({ hasText: 'XXX' }).getByRole('button');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  // The letters are measured, not their box: a line that does not break overflows the box.
  const lines = await toast.getByText('XXX').evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ left, right }) => ({ left, right }));
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const { left, right } of lines)
    expect(left >= (box?.x ?? 0) && right <= (box?.x ?? 0) + (box?.width ?? 0)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
