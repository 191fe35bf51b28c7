import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';
import { addressesOf, finishGuide, goTo, visitPopups } from './every-place.ts';
import { floatProblems, openWithFloats } from './float-sweep.ts';

// What both see is looked at in both languages.
const VISITORS = [
  ['guest', 'en'],
  ['player', 'ks'],
] as const;

const facesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [
        ...document.querySelectorAll('h1, h2:not(.text-muted, .text-sm), legend:not(.text-muted, .text-sm)'),
      ].map((title) => getComputedStyle(title).fontFamily.split(',')[0]),
    ),
  ]);

for (const [role, language] of VISITORS)
  test(`APP-11 APP-15 axe and the policy find nothing at any address and in any popup, and every title has the one face (${role}, ${language})`, {
    tag: '@flow',
  }, async ({ page }) => {
    // During a fade-in the contrast is too low.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((code) => localStorage.setItem('locale', code), language);
    if (role === 'player') await arriveAsPlayer(page, language);
    await page.goto('/');
    if (role === 'player') await expect(balance(page)).toBeVisible();
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    const found: Record<string, string> = {};
    const look = (place: string) =>
      expectAccessible(page, 'whole page').catch((error: Error) => {
        found[place] = error.message;
      });
    for (const address of ['/', ...addressesOf(role), '/no-such-page']) {
      if (address !== '/') await goTo(page, address);
      await look(address);
      expect(await facesOf(page), address).toEqual(['Display']);
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    }
    await visitPopups(page, role, look);
    expect(found).toEqual({});
  });

// One combination is enough: Spanish has the longer words, and a player sees more screens.
test('LOB-16 what floats covers nothing and is legible at any address', async ({ page, world, problems }) => {
  problems.allow(/Failed to load resource/);
  await arriveAsPlayer(page);
  await openWithFloats(page, world);
  await finishGuide(page);
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await expectAccessible(page, 'whole page');
  const floating: Record<string, string[]> = {};
  for (const address of ['/', ...addressesOf('player'), '/no-such-page']) {
    if (address !== '/') await goTo(page, address);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=dialog]')).toHaveCount(0);
    const here = await floatProblems(page, address);
    if (here.length > 0) floating[address] = here;
  }
  expect(floating).toEqual({});
});
