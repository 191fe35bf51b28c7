import type { Page } from 'playwright/test';
import { expect, nextFrames, test } from '../support/e2e.ts';
import { arriveAsPlayer } from '../support/player.ts';

/** `unseen`: animations off the screen or behind a popup. */
async function moving(page: Page): Promise<{ all: string[]; unseen: string[] }> {
  await nextFrames(page);
  return page.evaluate(() => {
    const running = document.getAnimations().flatMap((animation) => {
      const { effect, playState } = animation;
      if (!(animation instanceof CSSAnimation) || !(effect instanceof KeyframeEffect)) return [];
      const { target } = effect;
      if (playState !== 'running' || effect.getTiming().iterations !== Number.POSITIVE_INFINITY || !target)
        return [];
      // The browser stops animations in content that it skips.
      if (!target.checkVisibility({ contentVisibilityAuto: true })) return [];
      return [{ name: animation.animationName, target }];
    });
    const isSeen = (target: Element) => {
      const { top, bottom } = target.getBoundingClientRect();
      return top < innerHeight && bottom > 0 && !target.closest('[aria-hidden="true"]:has(*), [inert]');
    };
    const isCopy = (target: Element) => target.matches('.marquee > [aria-hidden]');
    return {
      all: running.map(({ name }) => name),
      unseen: running
        .filter(({ target }) => !isSeen(isCopy(target) ? (target.parentElement ?? target) : target))
        .map(({ name }) => name),
    };
  });
}

/** `styled`: most elements that Chromium restyled at once. `all`: elements of the page. */
async function styledDuring(page: Page, act: () => Promise<void>): Promise<{ styled: number; all: number }> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await nextFrames(page);
  const trace = String(await browser?.stopTracing());
  const { traceEvents }: { traceEvents: { name: string; args?: { elementCount?: number } }[] } =
    JSON.parse(trace);
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' && args?.elementCount !== undefined ? [args.elementCount] : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  return {
    styled: Math.max(...counts),
    all: await page.evaluate(() => document.querySelectorAll('#root *').length),
  };
}

test.use({ reducedMotion: 'no-preference' });

test('APP-19 LOB-04 nothing moves where nobody sees it: home at rest, scrolled, and behind a popup', async ({
  page,
}) => {
  await arriveAsPlayer(page);
  await page.goto('/');
  await expect(page.locator('[data-island][data-live]').first()).toBeVisible();
  await expect(page.locator('[data-skeleton]').first()).toBeAttached();
  await expect.poll(async () => (await moving(page)).all).toEqual(['marquee', 'marquee']);
  expect((await moving(page)).unseen).toEqual([]);

  await page.mouse.wheel(0, 4_000);
  await expect.poll(() => moving(page)).toEqual({ all: [], unseen: [] });
  await page.mouse.wheel(0, -5_000);
  await expect.poll(async () => (await moving(page)).all).toEqual(['marquee', 'marquee']);

  await page.getByRole('button', { name: 'Abrir el menú' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => moving(page)).toEqual({ all: [], unseen: [] });

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { styled, all } = await styledDuring(page, async () => {
    await page.getByRole('button', { name: 'Abrir el menú' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(styled).toBeLessThan(all / 2);
});
