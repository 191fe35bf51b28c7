import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { coveredByChat, layoutProblems } from '../support/layout-sweep.ts';
import { openLogin } from '../support/login.ts';
import { tokenOf } from '../support/player.ts';

const WIDTHS = [375, 320];
const CHAT_WIDTHS = [430, ...WIDTHS];

/** The app goes from one address to the next by itself, so that a role costs one page load. */
const FOR_ALL = [
  '/allgame',
  '/promotion',
  '/newUserDeposit',
  '/newUserCashback',
  '/notices',
  '/notices/n-mantencion',
  '/redenvelope',
  '/searchgame',
  '/playsafely',
  '/tc',
];
const FOR_PLAYERS = [
  '/deposit',
  '/withdraw',
  '/me',
  '/transactions',
  '/bettinghistory',
  '/bonus',
  '/rushdeposit',
  '/firstRecharge',
  '/balancetips',
  '/changepassword',
];

async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('main')?.firstElementChild?.setAttribute('data-before', ''),
  );
  // A popup that has just been closed takes its own step out of the history a moment later, and this one with it.
  await expect(async () => {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    await expect(page.locator('[data-before]')).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await expect(page.locator('main :is(h1, h2)').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What is wrong at every address, by address. */
async function sweep(page: Page, addresses: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await goTo(page, address);
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
  expect(await sweep(page, [...FOR_PLAYERS, ...FOR_ALL, `/redenvelope?shared=${data.envelopeId}`])).toEqual(
    {},
  );
});

test('APP-01 CHT-01 texts of 10,000 characters widen no page and hide no button, and the chat button covers nothing, for guests and in popups', async ({
  page,
  world,
}) => {
  await world.lobby({ texts: 'hostile' });
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(/.{500}/);
  expect(await layoutProblems(page, WIDTHS), '/').toEqual([]);
  expect(await sweep(page, FOR_ALL)).toEqual({});
  await goTo(page, '/');
  await openLogin(page);
  expect(await layoutProblems(page, WIDTHS), 'login').toEqual([]);
});
