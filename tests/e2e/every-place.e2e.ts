import { expect, expectAccessible, test } from '../support/e2e.ts';
import { addressesOf, goTo, type Language, type Role, visitPopups } from '../support/every-place.ts';
import { arriveAsPlayer, balance } from '../support/player.ts';

const ROLES: readonly Role[] = ['guest', 'player'];
const LANGUAGES: readonly Language[] = ['ks', 'en'];

// The page's policy is watched as well: a violation is an error in the console, which fails the test.
for (const role of ROLES)
  for (const language of LANGUAGES)
    test(`APP-11 axe and the policy find nothing at any address and in any popup (${role}, ${language})`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      // What fades in has no contrast yet.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((code) => localStorage.setItem('locale', code), language);
      if (role === 'player') await arriveAsPlayer(page, language);
      await page.goto('/');
      if (role === 'player') await expect(balance(page)).toBeVisible();
      await expect(page.locator('[data-part]:not([data-live])')).toHaveCount(0);
      const found: Record<string, string> = {};
      const look = (place: string) =>
        expectAccessible(page).catch((error: Error) => {
          found[place] = error.message;
        });
      await look('/');
      for (const address of [...addressesOf(role), '/no-such-page']) {
        await goTo(page, address);
        await look(address);
        await page.keyboard.press('Escape');
      }
      await visitPopups(page, role, language, look);
      expect(found).toEqual({});
    });
