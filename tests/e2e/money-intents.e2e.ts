import type { Page } from 'playwright/test';
import {
  chooseMethod,
  countCalls,
  openAsPlayer,
  payButton,
  payWithCode,
  typeCode,
} from '../support/deposit-page.ts';
import { expect, expectAccessible, test } from '../support/e2e.ts';
import { liveSocket } from '../support/live-socket.ts';
import { arriveAsPlayer, balance, tokenOf } from '../support/player.ts';
import { storedTexts } from '../support/stored-texts.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Confirma tu retiro' });
const confirm = (page: Page) => sheet(page).getByRole('button', { name: 'Confirmar retiro' });
const isPlaced = (page: Page) => heading(page, /Recibimos tu retiro|Tu retiro va en camino/);

async function fillWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByText('CuentaRUT').first().tap();
  await page.getByLabel('Tu RUT').fill('12.345.678-5');
  await page.getByLabel('Cuánto quieres retirar').fill(amount);
  await goOn(page).tap();
  await confirm(page).click({ trial: true });
}

async function secondTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

test.describe('money under way', () => {
  test('DEP-04 a slow answer about the order and the balance event of the socket are one refetch of the balance', async ({
    page,
    world,
  }) => {
    const isLive = liveSocket(page);
    await page.clock.install();
    await openAsPlayer(page);
    await isLive;
    await payWithCode(page);
    await world.fault('rechargeQueryPay', 'latency', { ms: 2_500 });
    const balances = countCalls(page, '/wallet/balance');
    await typeCode(page, world);
    await expect(heading(page, 'Depósito acreditado')).toBeVisible();
    await expect(balance(page)).toHaveText('36,000.00 CLP');
    await page.clock.runFor(5_000);
    expect(balances.count).toBe(1);
  });

  test('WDR-02 a reload while a withdrawal has no answer shows it, and no other one can be sent until then', {
    tag: '@flow',
  }, async ({ page, world }) => {
    await arriveAsPlayer(page);
    await page.goto('/withdraw');
    await fillWithdrawal(page, '10000');
    await world.fault('withdrawCreate', 'latency', { ms: 6_000 });
    await confirm(page).tap();
    await expect(sheet(page).getByRole('button', { name: 'Pidiendo tu retiro' })).toBeDisabled();
    await page.reload();
    await expect(heading(page, 'Estamos verificando tu retiro')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('10,000.00 CLP');
    await expect(goOn(page)).toBeDisabled();
    await expectAccessible(page);
    expect(await world.withdrawals()).toEqual([]);
    expect(await storedTexts(page)).not.toContain('12345678');
    await expect(isPlaced(page)).toBeVisible();
    await expect(balance(page)).toHaveText('15,000.00 CLP');
    expect(await world.withdrawals()).toHaveLength(1);
    expect(await storedTexts(page)).not.toContain('12345678');
  });

  test('WDR-02 a withdrawal that never arrived stays shown for a minute, and then says so', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.clock.install();
    await arriveAsPlayer(page);
    await page.goto('/withdraw');
    await fillWithdrawal(page, '10000');
    await world.fault('withdrawCreate', 'drop-before');
    await world.fault('withdrawOrders', 'drop-before');
    await confirm(page).tap();
    await expect(heading(page, 'Estamos verificando tu retiro')).toBeVisible();
    await page.reload({ waitUntil: 'commit' });
    await world.clearFaults();
    await expect(heading(page, 'Estamos verificando tu retiro')).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(goOn(page)).toBeDisabled();
    await page.clock.runFor(60_000);
    await expect(heading(page, 'Tu retiro no alcanzó a salir')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar algo' }).tap();
    await expect(goOn(page)).toBeEnabled();
    expect(await world.withdrawals()).toEqual([]);
  });

  test('WDR-02 one withdrawal asked for in two tabs is one, and the same again is asked about', async ({
    page,
    world,
  }) => {
    await arriveAsPlayer(page);
    await page.goto('/withdraw');
    const other = await secondTab(page, '/withdraw');
    await fillWithdrawal(page, '4000');
    await fillWithdrawal(other, '4000');
    await world.fault('withdrawCreate', 'latency', { ms: 3_000 });
    // In the slower tab the sheet may close before the tap.
    const press = (tab: Page) =>
      confirm(tab)
        .evaluate((button: HTMLElement) => button.click(), undefined, { timeout: 2_000 })
        .catch(() => undefined);
    await Promise.all([press(page), press(other)]);
    await expect(isPlaced(page)).toBeVisible();
    await expect(isPlaced(other)).toBeVisible();
    expect(await world.withdrawals()).toHaveLength(1);
    await world.clearFaults();

    await other.getByRole('button', { name: 'Hacer otro retiro' }).click();
    await fillWithdrawal(other, '4000');
    await confirm(other).click();
    await expect(heading(other, '¿El mismo retiro otra vez?')).toBeVisible();
    await expect(other.getByText(/Pediste 4,000\.00 CLP hace \d+ segundos?/)).toBeVisible();
    const continues = other.getByRole('button', { name: 'Continuar' });
    await expect(continues).toBeDisabled();
    await expect(continues).not.toHaveAttribute('aria-busy', 'true');
    await expectAccessible(other);
    await other.getByRole('button', { name: 'No', exact: true }).click();
    await expect(goOn(other)).toBeEnabled();
    expect(await world.withdrawals()).toHaveLength(1);
    await goOn(other).click();
    await confirm(other).click();
    await other.getByRole('button', { name: 'Sí, pedirlo otra vez' }).click();
    await expect(isPlaced(other)).toBeVisible();
    expect(await world.withdrawals()).toHaveLength(2);
  });

  test('WDR-02 an intent belongs to its player: another one on this device never sees it', async ({
    page,
    world,
    problems,
  }) => {
    problems.allow(/Failed to load resource/);
    await page.clock.install();
    await arriveAsPlayer(page);
    await page.goto('/withdraw');
    await fillWithdrawal(page, '10000');
    await world.fault('withdrawCreate', 'drop-before');
    await world.fault('withdrawOrders', 'drop-before', { times: 20 });
    await confirm(page).tap();
    await expect(heading(page, 'Estamos verificando tu retiro')).toBeVisible();
    await world.clearFaults();
    const enterAs = async (username: string) => {
      const token = await tokenOf(page, username);
      await page.evaluate((value) => localStorage.setItem('token', value), token);
      await page.reload();
      await expect(page.getByTestId('withdrawable')).toBeVisible();
    };
    await enterAs('987654321');
    await expect(heading(page, 'Retirar')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(heading(page, 'Estamos verificando tu retiro')).toHaveCount(0);
    await enterAs('912345678');
    await expect(heading(page, 'Estamos verificando tu retiro')).toBeVisible();
  });

  test('WDR-02 DEP-06 a deposit without an answer shows in a second tab and after a reload, and is one order', async ({
    page,
    world,
  }) => {
    await openAsPlayer(page);
    const other = await secondTab(page, '/deposit');
    await expect(payButton(other)).toBeEnabled();
    await chooseMethod(page, /MACH/);
    await world.fault('rechargeV2CreateRechargeOrder', 'latency', { ms: 6_000 });
    await payButton(page).tap();
    await expect(heading(other, 'Estamos verificando tu depósito')).toBeVisible();
    await expect(payButton(other)).toBeDisabled();
    await page.reload();
    await expect(heading(page, 'Estamos verificando tu depósito')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('10,000.00 CLP');
    await expect(payButton(page)).toBeDisabled();
    await expect(heading(page, 'Te falta pagar este depósito')).toBeVisible();
    await expect(heading(other, 'Te falta pagar este depósito')).toBeVisible();
    await expect(page).toHaveURL(/\/deposit\?order=R/);
    expect(await world.orders()).toHaveLength(1);
  });

  test('WDR-02 the same deposit within a minute is asked about, in English too', async ({
    page,
    world,
    problems,
  }) => {
    // The server sends one code a minute, so the payment of the second order is refused.
    problems.allow(/429/);
    await openAsPlayer(page, '/deposit', 'en');
    const pay = page.getByRole('button', { name: 'Pay', exact: true });
    await chooseMethod(page, /MACH/);
    await pay.tap();
    await expect(heading(page, 'Enter the code')).toBeVisible();
    await typeCode(page, world);
    await page.getByRole('button', { name: 'Make another deposit' }).tap();
    await pay.tap();
    await expect(heading(page, 'The same deposit again?')).toBeVisible();
    await expect(
      page.getByText(/You requested 10,000\.00 CLP \d+ seconds? ago\. Request it once more\?/),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await world.orders()).toHaveLength(1);
    await page.getByRole('button', { name: 'Yes, once more' }).tap();
    await expect.poll(async () => (await world.orders()).length).toBe(2);
  });

  test('WDR-02 RED-01 a packet without an answer shows after a reload and in a second tab, and is one packet', async ({
    page,
    world,
  }) => {
    await arriveAsPlayer(page);
    await page.goto('/redenvelope?view=new');
    const other = await secondTab(page, '/redenvelope?view=new');
    for (const tab of [page, other]) await tab.getByLabel('Cuánto dinero va en el sobre').fill('10000');
    await world.fault('luckyMoneyCreate', 'latency', { ms: 5_000 });
    const send = (tab: Page) => tab.getByRole('button', { name: 'Revisar y enviar' });
    await send(page).tap();
    await page.getByRole('button', { name: 'Enviar el sobre' }).tap();
    await expect(heading(other, 'Estamos verificando tu sobre')).toBeVisible();
    await expect(send(other)).toHaveCount(1);
    await page.reload();
    await expect(heading(page, 'Estamos verificando tu sobre')).toBeVisible();
    await expect(send(page)).toBeDisabled();
    for (const tab of [page, other]) await expect(tab).toHaveURL(/shared=E/);
    await expect(balance(page)).toHaveText('15,000.00 CLP');

    await page.goto('/redenvelope?view=new');
    await page.getByLabel('Cuánto dinero va en el sobre').fill('10000');
    await send(page).tap();
    await page.getByRole('button', { name: 'Enviar el sobre' }).tap();
    await expect(heading(page, '¿El mismo sobre otra vez?')).toBeVisible();
    await page.getByRole('button', { name: 'No', exact: true }).tap();
    await expect(balance(page)).toHaveText('15,000.00 CLP');
  });
});
