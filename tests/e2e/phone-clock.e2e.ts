import type { Page } from 'playwright/test';
import { chooseMethod, openAsPlayer, payButton, RUT } from '../support/deposit-page.ts';
import { expect, test } from '../support/e2e.ts';
import { PLAYER, tokenOf } from '../support/player.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const PHONES = [
  ['right', 0, 'America/Santiago'],
  ['a day behind', -DAY_MS, 'America/Santiago'],
  ['40 minutes ahead, in Honolulu', 40 * MINUTE_MS, 'Pacific/Honolulu'],
  ['40 days ahead, in Tokyo', 40 * DAY_MS, 'Asia/Tokyo'],
] as const;

const screens = (withdrawal: string): readonly [address: string, telling: string][] => [
  ['/deposit', 'Puedes pagarlo hasta las'],
  [`/withdraw?order=${withdrawal}`, 'Seguimiento'],
  ['/bonus', '23 horas'],
  ['/transactions', 'Hoy'],
  ['/bettinghistory', 'Hoy'],
];

/** Removes countdowns, which change between two reads. */
const atRest = (text: string) => text.replace(/\d+:\d\d(:\d\d)?(?= ?s|$)|\d+ s\b/gm, '0');

async function settledText(page: Page): Promise<string> {
  const main = page.getByRole('main');
  let said = '';
  await expect(async () => {
    const before = said;
    said = atRest(await main.innerText());
    expect(await main.locator('[aria-busy="true"]').count()).toBe(0);
    expect(said).not.toBe('');
    expect(said).toBe(before);
  }).toPass({ intervals: [500] });
  return said;
}

test('APP-18 DEP-10 WDR-01 PRO-05 HIS-01 a phone that is days off, or in another zone, shows the same deposits, withdrawals, bonuses and days', async ({
  page,
  context,
  browser,
  world,
  baseURL,
}) => {
  test.slow();
  await world.bonus(PLAYER.phone, 1000, { wagerTimes: 2, days: 1 });
  await world.bets(PLAYER.phone, 2, false, { stake: 100 });
  const token = await tokenOf(page);
  const withdrawal = await page.request.post('/withdraw/create', {
    headers: { token },
    data: { amount: 3000, payChannel: 'bancoestado', paymentMethod: 'cuentarut', account: '12345678-5' },
  });
  const { data } = (await withdrawal.json()) as { data: { id: string } };
  await openAsPlayer(page);
  await chooseMethod(page, /Webpay/);
  await page.getByLabel('Tu RUT').fill(RUT);
  await payButton(page).tap();
  await page.waitForURL(/\/bank\//);
  const cookies = await context.cookies();

  const phones = await Promise.all(
    PHONES.map(async ([, aheadMs, timezoneId]) => {
      const phone = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 375, height: 812 },
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        timezoneId,
      });
      await phone.addCookies(cookies);
      await phone.addInitScript(
        (entries) => {
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
        },
        { token, locale: 'ks' },
      );
      await phone.clock.install({ time: Date.now() + aheadMs });
      return phone.newPage();
    }),
  );
  for (const [address, telling] of screens(data.id)) {
    // An order may change between two reads, so both are read again.
    await expect(async () => {
      const [right = '', ...others] = await Promise.all(
        phones.map(async (phone) => {
          await phone.goto(address);
          return settledText(phone);
        }),
      );
      expect(right).toContain(telling);
      for (const [index, other] of others.entries()) expect(other, PHONES[index + 1]?.[0]).toBe(right);
    }).toPass({ intervals: [1000] });
  }
  for (const phone of phones) await phone.context().close();
});
