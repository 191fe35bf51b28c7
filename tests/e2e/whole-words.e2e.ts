import type { Locator } from 'playwright/test';
import { expect, nextFrames, test } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';

function brokenWords(places: Locator): Promise<string[]> {
  return places.evaluateAll((elements) =>
    elements
      .filter((element) => {
        if (!(element instanceof HTMLElement)) return true;
        const { display, overflowWrap } = element.style;
        Object.assign(element.style, { display: 'block', overflowWrap: 'normal' });
        const isBroken = element.scrollWidth > element.clientWidth;
        Object.assign(element.style, { display, overflowWrap });
        return isBroken;
      })
      .map((element) => element.textContent ?? ''),
  );
}

for (const language of ['ks', 'en'] as const) {
  test(`APP-02 the words of the bottom nav and of the chat beside it break at 200 % at their hyphens alone (${language})`, async ({
    page,
  }) => {
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    await page.goto('/promotion');
    await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
    for (const width of [320, 375, 430]) {
      await page.setViewportSize({ width, height: 812 });
      await nextFrames(page);
      const links = page.getByRole('navigation').last().getByRole('link');
      await expect(links).toHaveCount(5);
      expect(await brokenWords(links.locator('span[aria-hidden]')), `at ${width} px`).toEqual([]);
      // The chat button appears late, and one width is enough to see it.
      const chat = page.getByRole('button', { name: language === 'ks' ? 'Chat de ayuda' : 'Support chat' });
      if (width === 320) {
        await expect(chat).toBeVisible();
        expect(await brokenWords(chat.locator('> span[aria-hidden]').last())).toEqual([]);
      }
      const names = await links.locator('.sr-only').allTextContents();
      expect(names.join(' ')).not.toContain('\u00ad');
    }
  });
}

test('APP-02 at 200 % the number on an entry of the nav and the length of a break stay inside their pill', async ({
  page,
}) => {
  await arriveAsPlayer(page);
  await page.goto('/playsafely');
  await page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '2'));
  const number = page.getByRole('navigation').last().getByText('1', { exact: true });
  for (const pill of [number, page.getByRole('button', { name: '6 meses' })]) {
    await expect(pill).toBeVisible();
    const isInside = await pill.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const least = box.left + Number.parseFloat(getComputedStyle(element).paddingLeft) - 1;
      return text.left >= least && text.top >= box.top && text.bottom <= box.bottom;
    });
    expect(isInside, (await pill.textContent()) ?? '').toBe(true);
  }
});

test('DEP-01 the name of a payment method stays whole, chosen or not', async ({ page }) => {
  await arriveAsPlayer(page);
  await page.goto('/deposit');
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await page.getByText('MACH').first().tap();
    await nextFrames(page);
    const name = page.getByText('Transferencia bancaria', { exact: true });
    await expect(name).toBeVisible();
    expect(await brokenWords(name), `at ${width} px`).toEqual([]);
    await name.tap();
    await expect(page.getByRole('radio', { name: /Transferencia bancaria/ })).toBeChecked();
    expect(await brokenWords(name), `chosen, at ${width} px`).toEqual([]);
  }
});
