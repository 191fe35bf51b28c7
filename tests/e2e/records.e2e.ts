import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import type { MockWorld } from '../support/mock-world.ts';
import { arriveAsPlayer, callElsewhere, PLAYER } from '../support/player.ts';

const main = (page: Page) => page.getByRole('main');
const chip = (page: Page, name: string) => main(page).getByText(name, { exact: true }).first();

async function makeDeposits(page: Page, world: MockWorld, count: number): Promise<void> {
  const call = await callElsewhere(page);
  for (let order = 0; order < count; order += 1) {
    const khipu = { amount: 1000 + order, payChannel: 'khipu', paymentMethod: 'khipu' };
    const { id } = await call('/recharge/createRechargeOrder', khipu);
    if (order === 0) await world.order(id, 'fail', '=Fondos, "insuficientes"');
    else if (order > 1) await world.order(id, 'approve');
  }
}

async function downloaded(page: Page): Promise<{ name: string; lines: string[] }> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar lo que se ve (CSV)' }).tap();
  const file = await download;
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff')).toBe(true);
  return { name: file.suggestedFilename(), lines: text.trim().split('\r\n').slice(1) };
}

async function followRows(page: Page): Promise<void> {
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { type, target, removedNodes } of changes) {
        const inRow = target.parentElement?.closest('main li, main li > *');
        const lost = [...removedNodes].some((node) => node instanceof Element && node.matches('main li, li'));
        if (inRow || lost) sessionStorage.setItem('drawn-again', type);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** `content-visibility` skips the layout of rows far from the screen. */
const laidOut = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main li')].filter((row) =>
        row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

test('HIS-01 deposits are paged, filtered by state over a reload, shown as a receipt and put into a file', {
  tag: '@flow',
}, async ({ page, world, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await makeDeposits(page, world, 22);
  await arriveAsPlayer(page);
  await page.goto('/transactions');
  const rows = main(page).getByRole('button', { name: /Khipu/ });
  await expect(main(page)).toContainText('Viendo 20 de 22');
  await rows.last().scrollIntoViewIfNeeded();
  await expect(main(page)).toContainText('22 movimientos');
  await expect(rows).toHaveCount(22);

  await page.evaluate(() => scrollTo(0, 0));
  await chip(page, 'Fallido').tap();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expectAccessible(page);
  const { name, lines } = await downloaded(page);
  expect(name).toMatch(/^copihue-depositos-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`1000.00,,,CLP,Fallido,"'=Fondos, ""insuficientes"""`);

  await rows.first().tap();
  const receipt = page.getByRole('dialog', { name: 'Depósito' });
  await expect(receipt).toContainText('=Fondos, "insuficientes"');
  await receipt.getByRole('button', { name: 'Copiar el número' }).tap();
  await expect(page.getByText('Copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^R\d+$/);
  await expectAccessible(page);
});

test('HIS-02 a list of 999 bets draws a screenful first and keeps bonus bets apart', async ({
  page,
  world,
}) => {
  await world.bets(PLAYER.phone, 3);
  await arriveAsPlayer(page, 'en');
  await page.goto('/bettinghistory?period=all');
  await expect(main(page)).toContainText('3 bets');
  await expectAccessible(page);
  expect(await world.bets(PLAYER.phone, 996)).toBe(996);
  await page.getByRole('button', { name: 'Refresh the list' }).tap();
  await expect(main(page)).toContainText('999 bets');
  const rows = main(page).getByRole('listitem');
  expect(await rows.count()).toBeLessThanOrEqual(180);

  // A count of rows, not a time, so that the speed of the machine does not matter. No row is rendered again while
  // others load.
  await followRows(page);
  const end = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => end().then(() => rows.count()), { intervals: [100] }).toBe(999);
  expect(await laidOut(page)).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => laidOut(page)).toBeLessThan(60);
  expect(await page.evaluate(() => sessionStorage.getItem('drawn-again'))).toBeNull();

  await chip(page, 'Bonus').tap();
  await expect(page.getByRole('heading', { name: 'No bets in this period' })).toBeVisible();
  await expect(page).toHaveURL(/wallet=bonus/);
});
