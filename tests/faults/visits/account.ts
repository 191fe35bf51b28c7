import type { Page } from 'playwright/test';
import menu from '../../../locales/ks/menu/index.ts';
import profile from '../../../locales/ks/profile/index.ts';
import { codeInput, headerButton, openLogin, sendLogin, accountWords as words } from '../../support/login.ts';
import { PLAYER } from '../../support/player.ts';
import type { Place, Visit } from '../visit.ts';

const NUMBER = '955554444';
const PASSWORD = 'Muy-Secreta1';

const dialog = (page: Page) => page.getByRole('dialog').last();
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function typeCode({ page, world }: Place, number: string): Promise<void> {
  await codeInput(page).waitFor();
  await codeInput(page).fill(await world.code(number));
}

async function fillRegistration({ page }: Place): Promise<void> {
  await headerButton(page, words.signUp).click();
  await dialog(page).getByLabel(words.phone).fill(NUMBER);
  await dialog(page).getByLabel(words.password, { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('checkbox', { name: words.terms }).check();
}

async function openReset({ page }: Place): Promise<void> {
  await headerButton(page, words.logIn).click();
  await page.getByRole('button', { name: words.forgot }).click();
  await page.getByRole('dialog', { name: words.resetTitle }).waitFor();
  await dialog(page).getByLabel(words.phone).fill(PLAYER.phone);
}

async function askForBinding({ page }: Place): Promise<void> {
  await page.getByRole('button', { name: words.bind }).click();
  await dialog(page).getByLabel(words.phone).fill(NUMBER);
  await dialog(page).locator('button[data-state]').click();
}

export const account: readonly Visit[] = [
  {
    calls: ['userLogin'],
    who: 'guest',
    address: '/tc',
    arrive: async ({ page }) => void (await openLogin(page)),
    act: ({ page }) => sendLogin(page),
    typed: [PLAYER.phone, PLAYER.password],
  },
  {
    calls: ['userLogout'],
    who: 'player',
    address: '/me',
    arrive: ({ page }) => page.getByRole('button', { name: profile.me.logout }).click(),
    act: ({ page }) => inDialog(page, menu.confirm.yes).click(),
  },
  {
    calls: ['captchaSms'],
    who: 'guest',
    address: '/tc',
    arrive: fillRegistration,
    act: ({ page }) => inDialog(page, words.go).click(),
    typed: [NUMBER],
  },
  {
    calls: ['userRegister'],
    who: 'guest',
    address: '/tc',
    arrive: async (place) => {
      await fillRegistration(place);
      await inDialog(place.page, words.go).click();
      await codeInput(place.page).waitFor();
    },
    act: (place) => typeCode(place, NUMBER),
  },
  {
    calls: ['userCheckBindViaUser', 'captchaUsernameSms'],
    who: 'guest',
    address: '/tc',
    arrive: openReset,
    act: ({ page }) => inDialog(page, words.send).click(),
  },
  {
    calls: ['userResetPwd'],
    who: 'guest',
    address: '/tc',
    arrive: async (place) => {
      await openReset(place);
      await inDialog(place.page, words.send).click();
      await typeCode(place, PLAYER.phone);
      await dialog(place.page).getByLabel(words.newPassword, { exact: true }).fill(PASSWORD);
    },
    act: ({ page }) => inDialog(page, words.savePassword).click(),
    typed: [PASSWORD],
  },
  {
    calls: ['userBindPhone'],
    who: 'unbound',
    address: '/me',
    arrive: askForBinding,
    act: (place) => typeCode(place, NUMBER),
  },
  {
    calls: ['userChangePwd'],
    who: 'player',
    address: '/changepassword',
    arrive: async ({ page }) => {
      await page.getByLabel(words.oldPassword, { exact: true }).fill(PLAYER.password);
      await page.getByLabel(words.newPassword, { exact: true }).fill(PASSWORD);
    },
    act: ({ page }) => page.getByRole('button', { name: words.change }).last().click(),
    typed: [PLAYER.password, PASSWORD],
  },
];
