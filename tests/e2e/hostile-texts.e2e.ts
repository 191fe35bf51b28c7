import type { Page } from 'playwright/test';
import { expect, test } from '../support/e2e.ts';
import { callBeside, PLAYER, tokenOf } from '../support/player.ts';
import type { Viewer } from '../support/screen-addresses.ts';
import { addressesOf, FRAMES, goTo, visitPopups } from './every-place.ts';
import { coveredByChat, layoutProblems } from './layout-sweep.ts';

/** Addresses that show a guest something that no player sees. */
const OTHER_FOR_GUESTS = ['/promotion', '/newUserDeposit', '/newUserCashback', '/redenvelope', '/playsafely'];
const UNBOUND = '987654321';
const NARROWEST = [320];
/** The widest and the narrowest phone. */
const WIDTHS = [430, ...NARROWEST];

/** A new layout of such a page costs most, so only one address of each frame is looked at on the widest phone too. */
async function sweep(page: Page, addresses: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of addresses) {
    await goTo(page, address);
    await expect(page.getByRole('button', { name: 'Chat de ayuda', includeHidden: true })).toHaveCount(1);
    const problems: string[] = [];
    for (const width of FRAMES.has(address) ? WIDTHS : NARROWEST)
      problems.push(
        ...(await layoutProblems(page, [width])),
        ...(await coveredByChat(page, 'Chat de ayuda')),
      );
    if (problems.length > 0) found[address] = problems;
    // The login opens for a guest here and would cover the next address.
    await page.keyboard.press('Escape');
  }
  return found;
}

async function sweepPopups(page: Page, viewer: Viewer): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const problems = await layoutProblems(page, NARROWEST);
    if (problems.length > 0) found[name] = problems;
  };
  await visitPopups(page, viewer, look);
  await goTo(page, '/tc');
  // Home reads this mark on arrival.
  await page.evaluate(() => sessionStorage.removeItem('interruptedOn'));
  await goTo(page, '/');
  // Popups do not open for a player who uses the keyboard, and the sweep closed popups by a key (LOB-06).
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click({ trial: true });
  await look('lobby');
  return found;
}

async function expectFits(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button').first().click({ trial: true });
  expect(await layoutProblems(page, NARROWEST), name).toEqual([]);
}

test('APP-01 APP-02 CHT-01 texts of 10,000 characters widen no page and hide no button, and the chat button covers nothing, also in popups, for players', async ({
  page,
  world,
}) => {
  const token = await tokenOf(page);
  const call = callBeside(page, token);
  const { envelopeId } = await call('/lucky/money/displayReward');
  await call('/recharge/createRechargeOrder', { amount: 5000, payChannel: 'mach', paymentMethod: 'mach' });
  await world.bets(PLAYER.phone, 5);
  await world.lobby({ texts: 'hostile' });
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  await page.goto('/');
  await expect(page.getByTestId('header-balance')).toBeVisible();
  expect(await layoutProblems(page, WIDTHS), '/').toEqual([]);
  expect(await sweep(page, [...addressesOf('player'), `/redenvelope?shared=${envelopeId}`])).toEqual({});
  expect(await sweepPopups(page, 'player')).toEqual({});
  await page.goto('/transactions');
  // This list appears above the rows and would move the row that is tapped.
  await expect(page.getByRole('list', { name: 'Depósitos que esperan' })).toBeVisible();
  // Only the row of the deposit shows a time of day.
  await page
    .locator('main li')
    .getByRole('button', { name: /\d:\d\d/ })
    .tap();
  await expectFits(page, 'receipt');

  // Only a player without a bound phone can open all account popups.
  const unbound = await tokenOf(page, UNBOUND);
  await page.addInitScript((stored) => localStorage.setItem('token', stored), unbound);
  await page.goto('/me');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Cambiar contraseña' }).tap();
  await expectFits(page, 'change password');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await main.getByRole('button', { name: 'Vincular celular' }).tap();
  await expectFits(page, 'bind phone');
});

test('APP-01 CHT-01 texts of 10,000 characters widen no page and hide no button, and the chat button covers nothing, also in popups, for guests', async ({
  page,
  world,
}) => {
  await world.lobby({ texts: 'hostile' });
  await page.goto('/');
  await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText(/.{500}/);
  const heading = await page.getByRole('tabpanel').getByRole('heading').boundingBox();
  expect(heading?.height, 'the heading of the games').toBeLessThan(80);
  expect(await layoutProblems(page, WIDTHS), '/').toEqual([]);
  expect(await sweep(page, OTHER_FOR_GUESTS)).toEqual({});
  expect(await sweepPopups(page, 'guest')).toEqual({});

  // Without these marks the popups of the day open, as on a first visit.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const key of ['showPb', 'showPb2', 'todayShowed']) localStorage.removeItem(key);
      sessionStorage.removeItem('interruptedOn');
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('dialog').getByRole('button', { name: '¡Lo quiero!' })).toBeVisible();
  await expectFits(page, 'deposit offer');
});
