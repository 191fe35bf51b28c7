import type { Page } from 'playwright/test';
import { seedCatalogue } from '../../mock-server/seed/catalogue.ts';
import type { OfferName } from '../../mock-server/world/tables/catalogue.ts';
import { chooseMethod, heading, payButton, typeCode } from '../support/deposit-page.ts';
import { expect, test } from '../support/e2e.ts';
import type { MockWorld } from '../support/mock-world.ts';
import { arriveAsPlayer, PLAYER, tokenOf } from '../support/player.ts';

const START = Number(PLAYER.balance.replace(',', ''));

const amountIn = (text: string | null) => Number(/[\d,]+\.\d\d/.exec(text ?? '')?.[0].replaceAll(',', ''));

async function payByCode(page: Page, world: MockWorld): Promise<void> {
  await chooseMethod(page, /MACH/);
  await payButton(page).tap();
  await expect(heading(page, 'Escribe el código')).toBeVisible();
  await typeCode(page, world);
  await expect(heading(page, 'Depósito acreditado')).toBeVisible();
}

async function tapNamed(page: Page, name: RegExp): Promise<number> {
  const named = page.getByRole('main').getByRole('button', { name }).first();
  const amount = amountIn(await named.textContent());
  await named.tap();
  return amount;
}

/** Where an entry leads, and how its end is reached there. Each returns what the words promised to the balance. */
const ends: Readonly<Record<string, (page: Page, world: MockWorld) => Promise<number>>> = {
  async 'lucky-wheel'(page) {
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: /^Giro gratis$/ }).tap();
    await expect(game.locator('#action')).toHaveText('Vuelve mañana');
    await expect(game.locator('#action')).toHaveAttribute('aria-disabled', 'true');
    return amountIn(await game.locator('#status').textContent());
  },
  async '/firstRecharge'(page, world) {
    await page.getByText('50% extra esta semana').tap();
    await page.getByRole('link', { name: 'Depositar 10,000.00' }).tap();
    await payByCode(page, world);
    return 10_000 + 5_000;
  },
  async '/deposit?offer=act-recarga-20'(page, world) {
    await page.getByRole('button', { name: '20,000.00 +4,000.00 bono' }).tap();
    await payByCode(page, world);
    return 20_000 + 4_000;
  },
  '/newUserDeposit': (page) => tapNamed(page, /^Cobrar /),
  async '/newUserCashback'(page, world) {
    const lost = 20_000;
    await world.bets(PLAYER.phone, 1, false, { stake: lost, outcome: 'lost' });
    await page.reload();
    return (await tapNamed(page, /^Sacar .*CLP$/)) - lost;
  },
  async redenvelope(page) {
    await page.getByRole('dialog').getByRole('button', { name: 'Entendido' }).tap();
    await page.getByRole('link', { name: 'Abrir un sobre' }).tap();
    await page.getByRole('button', { name: /^Abrir/ }).tap();
    await expect(heading(page, '¡Te tocaron!')).toBeVisible();
    return amountIn(await page.getByRole('main').textContent());
  },
};

/** Offers that name no price. */
const plain: readonly OfferName[] = ['mach', 'game', 'live', 'sports', 'limits', 'service'];
const { banners, promotionBanners } = seedCatalogue();
const named = [...banners, ...promotionBanners].filter(
  ({ offer, position }) => !plain.includes(offer) && !['login', 'register'].includes(position),
);

async function open(page: Page, position: string, name: string): Promise<void> {
  await page.goto(position === 'promotions' ? '/promotion' : '/');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  if (position === 'home_row') await page.locator('#row-wheel').scrollIntoViewIfNeeded();
  if (position === 'sticky_banner') await page.mouse.wheel(0, 900);
  if (position.startsWith('menu')) {
    await page.locator('[data-island][data-live]').getByRole('button', { name: 'Abrir el menú' }).tap();
    await page.getByRole('dialog', { name: 'Menú' }).getByRole('button', { name }).tap();
  } else await page.getByRole('button', { name, exact: true }).first().tap();
}

const entries = [
  ...named.map(({ id, position, title, cmdValue }) => ({ id, position, name: title.ks, cmdValue })),
  { id: 'home row', position: 'home_row', name: 'Girar gratis', cmdValue: 'lucky-wheel' },
];

for (const { id, position, name, cmdValue } of entries)
  test(`PRO-07 LOB-11 GAM-07 ${id} takes and gives what it names, at its end (${cmdValue})`, async ({
    page,
    world,
  }) => {
    await arriveAsPlayer(page);
    await open(page, position, name);
    const promised = await ends[cmdValue]?.(page, world);
    const headers = { token: await tokenOf(page) };
    await expect(async () => {
      const { data } = await (await page.request.post('/wallet/balance', { headers, data: {} })).json();
      expect(data.total - START).toBe(promised);
    }).toPass();
  });
