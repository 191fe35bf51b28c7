import { expect, expectAccessible, test } from '../support/e2e.ts';
import { addressesOf, goTo, type Language, type Role, visitPopups } from '../support/every-place.ts';
import { arriveAsPlayer, balance, tokenOf } from '../support/player.ts';
import { floatProblems, openWithFloats } from './float-sweep.ts';

const ROLES: readonly Role[] = ['guest', 'player'];
const LANGUAGES: readonly Language[] = ['ks', 'en'];

for (const role of ROLES)
  for (const language of LANGUAGES)
    test(`APP-11 LOB-16 axe and the policy find nothing at any address and in any popup, and what floats covers nothing (${role}, ${language})`, {
      tag: language === 'ks' ? '@flow' : '@language',
    }, async ({ page, world, problems }) => {
      // During a fade-in the contrast is too low.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((code) => localStorage.setItem('locale', code), language);
      if (role === 'player') await arriveAsPlayer(page, language);
      // One combination is enough: Spanish has the longer words, and a player sees more screens.
      const hasFloats = role === 'player' && language === 'ks';
      if (hasFloats) {
        problems.allow(/Failed to load resource/);
        await openWithFloats(page, world);
        // The guide would open late over /redenvelope.
        await page.request.post('/lucky/money/finishGuide', {
          headers: { token: await tokenOf(page) },
          data: {},
        });
      } else await page.goto('/');
      if (role === 'player') await expect(balance(page)).toBeVisible();
      await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
      const found: Record<string, string> = {};
      const look = (place: string) =>
        expectAccessible(page, 'whole page').catch((error: Error) => {
          found[place] = error.message;
        });
      const floating: Record<string, string[]> = {};
      const watchFloats = async (place: string) => {
        const here = hasFloats ? await floatProblems(page, place) : [];
        if (here.length > 0) floating[place] = here;
      };
      await look('/');
      await watchFloats('/');
      for (const address of [...addressesOf(role), '/no-such-page']) {
        await goTo(page, address);
        await look(address);
        await page.keyboard.press('Escape');
        await expect(page.locator('[role=dialog]')).toHaveCount(0);
        await watchFloats(address);
      }
      await visitPopups(page, role, language, look);
      expect(found).toEqual({});
      expect(floating).toEqual({});
    });
