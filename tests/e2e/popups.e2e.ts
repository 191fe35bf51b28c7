import { expect, expectAccessible, test } from '../support/e2e.ts';
import { headerButton, loginParts, openLogin } from '../support/login.ts';

const zIndex = (page: import('playwright/test').Page, name: string) =>
  page
    .getByRole('dialog', { name })
    .evaluate((dialog) => Number(getComputedStyle(dialog.parentElement ?? dialog).zIndex));

test('SES-01 a popup that is opened twenty times is there once, stacks from z-index 2000, keeps the focus inside and gives it back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const login = headerButton(page, 'Ingresar');
  await login.waitFor();
  await login.evaluate((button) => {
    for (let tap = 0; tap < 20; tap += 1) (button as HTMLElement).click();
  });
  const { dialog, phone, forgot, signUp } = loginParts(page);
  await phone.click({ trial: true });
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await zIndex(page, 'Ingresa a tu cuenta')).toBe(2000);
  const durations = await dialog.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(Number.parseFloat(durations), 'reduced motion').toBeLessThan(0.01);

  await test.step('the page behind a popup cannot be reached or scrolled', async () => {
    // At each end a focus guard gets the focus first and moves it into the dialog.
    const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(holdsFocus, `Tab ${press + 1}`).toBe(true);
    }
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Shift+Tab');
      await expect.poll(holdsFocus, `Shift+Tab ${press + 1}`).toBe(true);
    }
    await expect(page.getByRole('navigation', { name: 'Menú principal' })).toBeHidden();
    await page.mouse.move(180, 30);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('Escape closes the top popup and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await openLogin(page);
    await forgot.click();
    const reset = page.getByRole('dialog', { name: 'Recuperar contraseña' });
    await expect(reset).toBeVisible();
    expect(await zIndex(page, 'Recuperar contraseña')).toBe(2001);
    // It hears the key from when it has the focus, a moment after it is visible.
    await expect.poll(() => reset.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(reset).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(forgot).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(login).toBeFocused();
  });

  await test.step('one popup replaces another, and back closes it', async () => {
    await openLogin(page);
    await signUp.click();
    const register = page.getByRole('dialog', { name: 'Crear cuenta' });
    await expect(register).toBeVisible();
    await expect(dialog).toBeHidden();
    await expectAccessible(page);
    await page.evaluate(() => history.back());
    await expect(register).toBeHidden();
    await expect(page).toHaveURL('/');
  });
});

test.describe('popups in every window', () => {
  // A mobile viewport grows to fit wide content. This one keeps the width that is set.
  test.use({ isMobile: false });

  test('APP-01 SES-02 the login popup fits every window and all of it can be reached', async ({ page }) => {
    await page.goto('/');
    for (const [name, width, height, scale, widest] of [
      ['at 320 px', 320, 568, '1', 320],
      ['at 320 px with text at 200 %', 320, 568, '2', 320],
      // The dialog is wider here: its fields stand side by side, so that the button is visible below them.
      ['on a phone held sideways', 812, 375, '1', 692],
      ['on a small phone held sideways', 667, 375, '1', 667],
      ['on a desktop', 1280, 800, '1', 480],
    ] as const)
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate(
          (value) => document.documentElement.style.setProperty('--text-scale', value),
          scale,
        );
        const { dialog, signUp, submit } = await openLogin(page);
        if (scale === '1') await expect(submit).toBeInViewport({ ratio: 1 });
        const box = await dialog.boundingBox();
        expect(box?.width).toBeLessThanOrEqual(widest);
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 0.5);
        expect(
          await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBeLessThanOrEqual(0);
        for (const part of [signUp, dialog.getByText('Demostración.')]) {
          await part.scrollIntoViewIfNeeded();
          await expect(part).toBeInViewport({ ratio: 0.9 });
        }
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
  });
});
