import type { Page } from 'playwright/test';
import deposit from '../../../locales/ks/deposit/index.ts';
import lucky from '../../../locales/ks/lucky/index.ts';
import withdraw from '../../../locales/ks/withdraw/index.ts';
import { codeInput } from '../../support/login.ts';
import { PLAYER } from '../../support/player.ts';
import type { Place, Visit } from '../visit.ts';
import { loseBets, deposit as makeDeposit, packetAddress } from './calls-without-page.ts';

const RUT = '12.345.678-5';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

async function fillDeposit({ page }: Place): Promise<void> {
  await page.getByText(/MACH/).first().tap();
  await page.getByRole('radio', { name: /MACH/, checked: true }).waitFor({ state: 'attached' });
  await page.getByLabel(deposit.amount.label).fill('12345');
}

async function fillWithdrawal({ page }: Place): Promise<void> {
  await page.getByText('CuentaRUT').first().tap();
  await page.getByLabel(withdraw.payee.rut).fill(RUT);
  await page.getByLabel(withdraw.amount.label).fill('10000');
  await button(page, withdraw.go).tap();
}

async function fillPacket({ page }: Place): Promise<void> {
  await page.getByLabel(lucky.create.amountLabel).fill('10000');
  await page.getByLabel(lucky.create.sharesLabel).fill('3');
  await page.getByLabel(lucky.create.greeting).fill('Para los del asado');
  await button(page, lucky.create.go).tap();
}

/** Methods without a routing use the older call; the mock has none. */
async function withoutRouting({ page }: Place): Promise<void> {
  await page.route('**/recharge/paymentMethods', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"routing":"[^"]*"/g, '"routing":""');
    await route.fulfill({ response, body });
  });
}

export const money: readonly Visit[] = [
  {
    calls: ['rechargeV2CreateRechargeOrder'],
    who: 'player',
    address: '/deposit',
    arrive: fillDeposit,
    act: ({ page }) => button(page, deposit.pay).tap(),
    typed: ['12345'],
    isMoney: true,
  },
  {
    calls: ['rechargeCreateRechargeOrder'],
    who: 'player',
    address: '/deposit',
    prepare: withoutRouting,
    arrive: fillDeposit,
    act: ({ page }) => button(page, deposit.pay).tap(),
    typed: ['12345'],
    isMoney: true,
  },
  {
    calls: ['rechargePrepay', 'rechargeQueryPay'],
    who: 'player',
    address: '/deposit',
    arrive: async (place) => {
      await fillDeposit(place);
      await button(place.page, deposit.pay).tap();
      await codeInput(place.page).waitFor();
    },
    act: async ({ page, world }) => codeInput(page).fill(await world.code(PLAYER.phone)),
    isMoney: true,
  },
  {
    calls: ['withdrawCreate'],
    who: 'player',
    address: '/withdraw',
    arrive: fillWithdrawal,
    act: ({ page }) => button(page, withdraw.confirm.yes).click(),
    typed: ['10000'],
    isMoney: true,
  },
  {
    calls: ['luckyMoneyCreate'],
    who: 'player',
    address: '/redenvelope?view=new',
    arrive: fillPacket,
    act: ({ page }) => button(page, lucky.create.confirm.yes).click(),
    typed: ['10000'],
    isMoney: true,
  },
  {
    calls: ['luckyMoneyClaim'],
    who: 'unbound',
    address: packetAddress,
    act: ({ page }) => button(page, lucky.packet.open).tap(),
    isMoney: true,
  },
  {
    calls: ['luckyMoneyFinishGuide'],
    who: 'player',
    address: '/redenvelope',
    act: ({ page }) => button(page, lucky.guide.done).click(),
  },
  {
    calls: ['pigCollect'],
    who: 'player',
    address: '/newUserCashback',
    prepare: (place) => loseBets(place, 5_000),
    act: ({ page }) => button(page, /^Sacar 1,/).tap(),
    isMoney: true,
  },
  {
    calls: ['pbRegClaim'],
    who: 'unbound',
    address: '/newUserDeposit',
    act: ({ page }) => button(page, /^Cobrar 100/).tap(),
    isMoney: true,
  },
  {
    calls: ['pbGet'],
    who: 'player',
    address: '/newUserDeposit',
    prepare: makeDeposit,
    act: ({ page }) => button(page, /^Cobrar 5,000/).tap(),
    isMoney: true,
  },
];
