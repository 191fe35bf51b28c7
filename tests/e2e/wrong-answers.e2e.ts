import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';

/** The mock keeps the contract, so it has no fault that breaks a single row. */
async function spoil(page: Page, path: string, change: (data: never) => unknown): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({ response, json: { ...envelope, data: change(envelope.data as never) } });
  });
}

test('NET-11 home stands with a broken banner, marquee and game; the broken ones come when the server recovers', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && reports.push(message.text()));
  // The home of this market is not prerendered, so all of it comes from answers.
  await page.addInitScript(() => localStorage.setItem('country', 'KE'));
  let shown = 0;
  await spoil(page, '/lobby/batchBanners', (data: { home_top: { cover: unknown }[] }) => {
    shown = data.home_top.length;
    const [first, ...others] = data.home_top;
    return { ...data, home_top: [{ ...first, cover: null }, ...others] };
  });
  await spoil(page, '/notice/list', () => ({ list: null }));
  await spoil(page, '/game/list', (data: { list: object[] }) => ({
    ...data,
    list: data.list.map((game, index) => (index === 0 ? { ...game, name: 7 } : game)),
  }));
  await page.goto('/');

  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(11);
  const banners = page.getByRole('region', { name: 'Highlights' });
  await expect(banners.getByRole('listitem')).toHaveCount(shown - 1);
  await expect(page.locator('.marquee')).toHaveCount(0);
  await expect(page.locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('Something broke')).toHaveCount(0);
  expect(reports).toContain('/lobby/batchBanners broke the contract at data.home_top.0.cover');
  expect(reports).toContain('/game/list broke the contract at data.list.0.name');
  expect(reports).toContain('/notice/list broke the contract at data');

  const tabs = page.getByRole('tab');
  await page.unroute('**/game/list');
  await spoil(page, '/game/list', () => null);
  await tabs.nth(1).tap();
  const retry = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await retry.tap();
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();
  await expect(retry).toHaveCount(0);
});
