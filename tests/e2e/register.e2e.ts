import { type AccountLanguage, accountWords, codeInput, headerButton } from '../support/account-words.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { balance, PLAYER } from '../support/player.ts';

type Page = import('playwright/test').Page;

const NUMBER = '955554444';
const PASSWORD = 'Muy-Secreta1';

async function openRegister(page: Page, language: AccountLanguage = 'ks') {
  const words = accountWords(language);
  await page.addInitScript((code) => localStorage.setItem('locale', code), language);
  await page.goto('/');
  await headerButton(page, words.signUp).click();
  const dialog = page.getByRole('dialog');
  const phone = dialog.getByLabel(words.phone);
  await phone.click({ trial: true });
  const password = dialog.getByLabel(words.password, { exact: true });
  const terms = dialog.getByRole('checkbox', { name: words.terms });
  const go = dialog.getByRole('button', { name: words.go, exact: true });
  return { words, dialog, phone, password, terms, go, code: codeInput(page, language) };
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

test.describe('sign up', () => {
  test('SES-06 SES-07 SES-08 PRO-08 from guest to player, with every mistake on the way and a bonus at its end', async ({
    page,
    world,
  }) => {
    const { words, dialog, phone, password, terms, go, code } = await openRegister(page, 'en');
    await expectAccessible(page);

    await go.click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(words.hasAgentCode).check();
    await dialog.getByLabel(words.agentCode, { exact: true }).fill('A7');
    await phone.fill(PLAYER.phone);
    await password.fill(PASSWORD);
    await terms.check();
    await go.click();
    await expect(dialog.getByLabel(words.agentCode, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await dialog.getByLabel(words.agentCode, { exact: true }).fill('A7K2');
    await go.click();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await phone.fill('+56 9 5555 4444');
    await go.click();
    await expect(code).toBeFocused();
    await expectAccessible(page);
    const sent = await world.code(NUMBER);
    await page.keyboard.type(wrong(sent));
    await expect(code).toHaveAccessibleDescription(words.wrongCode);
    await expect(code).toBeFocused();
    await expectAccessible(page);

    await page.keyboard.type(sent);
    await expect(page.getByRole('status').filter({ hasText: words.registered })).toBeVisible();

    const claim = page.getByRole('button', { name: /^Claim 100\.00/ });
    await expect(claim).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await claim.click();
    await expect(page.getByRole('dialog', { name: 'Your first deposit is worth more' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(balance(page)).toContainText('100.00');
  });

  test('SES-06 the terms open beside the form, and nothing typed is lost', async ({ page, context }) => {
    const { dialog, password } = await openRegister(page);
    await password.fill(PASSWORD);
    const opened = context.waitForEvent('page');
    await dialog.getByRole('link', { name: /términos y condiciones/ }).click();
    const terms = await opened;
    await expect(terms.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible();
    expect(new URL(terms.url()).pathname).toBe('/tc');
    await expectAccessible(terms);
    await expect(password).toHaveValue(PASSWORD);
  });
});

test.describe('sign up at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('SES-06 SES-07 with the keyboard alone', async ({ page, world }) => {
    await page.goto('/');
    await headerButton(page, 'Regístrate').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Celular').waitFor();
    const reach = async (target: import('playwright/test').Locator) => {
      for (let press = 0; press < 20; press += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('The keyboard does not reach it.');
    };
    await reach(dialog.getByLabel('Celular'));
    await page.keyboard.type(NUMBER);
    await reach(dialog.getByLabel('Crea una contraseña', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await reach(dialog.getByRole('checkbox', { name: /Tengo 18 años/ }));
    await page.keyboard.press('Space');
    await reach(dialog.getByRole('button', { name: 'Continuar' }));
    await page.keyboard.press('Enter');
    await expect(codeInput(page, 'ks')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Celular')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(codeInput(page, 'ks')).toBeFocused();
    await page.keyboard.type(await world.code(NUMBER));
    await expect(balance(page)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Te damos la bienvenida' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
