import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { addressesOf, goTo } from '../support/every-place.ts';
import { coveredByChat, layoutProblems } from '../support/layout-sweep.ts';
import { openLogin } from '../support/login.ts';
import { tokenOf } from '../support/player.ts';

const WIDTHS = [375, 320];
const CHAT_WIDTHS = [430, ...WIDTHS];

/** What is wrong at every address, by address. */
async function sweep(page: Page, addresses: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await goTo(page, address);
    // It loads some time after the page.
    await expect(page.locator('button[aria-label^="Chat de ayuda"]')).toHaveCount(1, { timeout: 15_000 });
    const covered = await coveredByChat(page, 'Chat de ayuda', CHAT_WIDTHS);
    const problems = [...(await layoutProblems(page, WIDTHS)), ...covered];
    if (problems.length > 0) found[address] = problems;
    // A guest is asked to log in here, which must not cover the next address.
    await page.keyboard.press('Escape');
  }
  return found;
}

test('APP-01 CHT-01 texts of 10,000 characters widen no page and hide no button, and the chat button covers nothing, for players', async ({
  page,
  world,
}) => {
  const token = await tokenOf(page);
  const { data } = await (await page.request.post('/lucky/money/displayReward', { data: {} })).json();
  await page.request.post('/recharge/createRechargeOrder', {
    headers: { token },
    data: { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' },
  });
  await page.request.post('/__mock/bets', { data: { phone: '912345678', count: 5 } });
  await world.lobby({ texts: 'hostile' });
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto('/');
  await expect(page.getByTestId('header-balance')).toBeVisible();
  expect(await layoutProblems(page, WIDTHS), '/').toEqual([]);
  expect(await sweep(page, [...addressesOf('player'), `/redenvelope?shared=${data.envelopeId}`])).toEqual({});
});

test('APP-01 CHT-01 texts of 10,000 characters widen no page and hide no button, and the chat button covers nothing, for guests and in popups', async ({
  page,
  world,
}) => {
  await world.lobby({ texts: 'hostile' });
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(/.{500}/);
  expect(await layoutProblems(page, WIDTHS), '/').toEqual([]);
  expect(await sweep(page, addressesOf('guest'))).toEqual({});
  await goTo(page, '/');
  await openLogin(page);
  expect(await layoutProblems(page, WIDTHS), 'login').toEqual([]);
});
