import { expect, type Locator, type Page } from 'playwright/test';
import enAuth from '../../locales/en/auth/index.ts';
import enChat from '../../locales/en/chat/index.ts';
import enGames from '../../locales/en/games/index.ts';
import en from '../../locales/en/index.ts';
import enMenu from '../../locales/en/menu/index.ts';
import enRecords from '../../locales/en/records/index.ts';
import enSafely from '../../locales/en/safely/index.ts';
import ksAuth from '../../locales/ks/auth/index.ts';
import ksChat from '../../locales/ks/chat/index.ts';
import ksGames from '../../locales/ks/games/index.ts';
import ks from '../../locales/ks/index.ts';
import ksMenu from '../../locales/ks/menu/index.ts';
import ksRecords from '../../locales/ks/records/index.ts';
import ksSafely from '../../locales/ks/safely/index.ts';
import { callBeside, tokenOf } from '../support/player.ts';

const WORDS = {
  ks: {
    ...ks,
    auth: ksAuth,
    chat: ksChat,
    games: ksGames,
    menu: ksMenu,
    records: ksRecords,
    safely: ksSafely,
  },
  en: {
    ...en,
    auth: enAuth,
    chat: enChat,
    games: enGames,
    menu: enMenu,
    records: enRecords,
    safely: enSafely,
  },
};
export type Language = keyof typeof WORDS;
export type Role = 'guest' | 'player';

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

/** Addresses that show more than the login to this role. */
export const addressesOf = (role: Role): string[] =>
  role === 'player' ? [...FOR_PLAYERS, ...FOR_ALL] : FOR_ALL;

interface Popup {
  name: string;
  at: string;
  taps: string[];
}

function popupsOf(role: Role, language: Language): Popup[] {
  const { header, auth, chat, games, menu, records, safely } = WORDS[language];
  const popups: Popup[] = [
    { name: 'menu', at: '/', taps: [header.menu] },
    { name: 'filter', at: '/allgame', taps: [games.filter] },
    { name: 'chat', at: '/tc', taps: [chat.open] },
  ];
  if (role === 'guest')
    return [
      ...popups,
      { name: 'login', at: '/', taps: [header.login] },
      { name: 'reset', at: '/', taps: [header.login, auth.login.forgot] },
      { name: 'register', at: '/', taps: [header.register] },
    ];
  return [
    ...popups,
    { name: 'logout', at: '/', taps: [header.menu, menu.logout] },
    { name: 'statement', at: '/transactions', taps: [records.statement.open] },
    { name: 'limit', at: '/playsafely', taps: [safely.limit.set] },
    { name: 'time-out', at: '/playsafely', taps: [safely.timeOut.lasts.day] },
  ];
}

/** The guide of packets would open late over /redenvelope. */
export async function finishGuide(page: Page): Promise<void> {
  await callBeside(page, await tokenOf(page))('/lucky/money/finishGuide');
}

/** Changes the address without a page load, which would take most of the time. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() =>
    document.querySelector('main')?.firstElementChild?.setAttribute('data-before', ''),
  );
  // A popup that closes removes its history entry a little later, and the new entry with it, so this tries again.
  await expect(async () => {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    await expect(page.locator('[data-before]')).toHaveCount(0, { timeout: 3_000 });
  }).toPass();
  await page.locator('main :is(h1, h2)').first().waitFor();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function closeAll(page: Page, dialogs: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
}

/**
 * Opens each popup of a role, calls `look` when it has stopped moving, and closes it.
 * @param look gets the name of the popup
 */
export async function visitPopups(
  page: Page,
  role: Role,
  language: Language,
  look: (name: string) => Promise<void>,
): Promise<void> {
  // A query by role would not find a dialog under another one.
  const dialogs = page.locator('[role=dialog]');
  let here = '';
  for (const { name, at, taps } of popupsOf(role, language)) {
    if (here !== at) await goTo(page, at);
    here = at;
    for (const [place, tap] of taps.entries()) {
      const around = place === 0 ? page : dialogs.last();
      await around.getByRole('button', { name: tap }).first().tap();
      await expect(dialogs).toHaveCount(place + 1);
      // A trial click waits for the end of the animation.
      await dialogs.last().getByRole('button').first().click({ trial: true });
    }
    await look(name);
    await closeAll(page, dialogs);
  }
}
