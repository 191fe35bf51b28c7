import { expect, type Locator, type Page } from 'playwright/test';
import { callElsewhere } from '../support/player.ts';
import { screenAddresses, type Viewer } from '../support/screen-addresses.ts';

/** Addresses other than home that show more than the login to the viewer, each with one search. */
export const addressesOf = (viewer: Viewer): string[] => [
  ...screenAddresses
    .filter(([address, ...who]) => who.includes(viewer) && !/^\/(?:$|allgame\/)|\?/.test(address))
    .map(([address]) => address),
  '/notices/n-mantencion',
];

/** One address of each kind of frame: shelf, bar of the main action, bar of its own, nav bar only. */
export const FRAMES: ReadonlySet<string> = new Set(['/', '/deposit', '/allgame', '/me']);

interface Popup {
  name: string;
  at: string;
  /** The buttons, in each language. */
  taps: RegExp[];
}

const MENU = /Abrir el menú|Open the menu/;
const LOGIN = /Ingresar|Log in/;
const FOR_ALL: readonly Popup[] = [
  { name: 'menu', at: '/', taps: [MENU] },
  { name: 'filter', at: '/allgame', taps: [/Filtrar juegos|Filter games/] },
  { name: 'chat', at: '/tc', taps: [/Chat de ayuda|Support chat/] },
];
const POPUPS: Readonly<Record<Viewer, readonly Popup[]>> = {
  guest: [
    ...FOR_ALL,
    { name: 'login', at: '/', taps: [LOGIN] },
    { name: 'reset', at: '/', taps: [LOGIN, /¿Olvidaste tu contraseña\?|Forgot your password\?/] },
    { name: 'register', at: '/', taps: [/Regístrate|Sign up/] },
  ],
  player: [
    ...FOR_ALL,
    { name: 'logout', at: '/', taps: [MENU, /Cerrar sesión|Log out/] },
    { name: 'statement', at: '/transactions', taps: [/Cartola de este período|Statement for this period/] },
    { name: 'limit', at: '/playsafely', taps: [/Poner límite|Set a limit/] },
    { name: 'time-out', at: '/playsafely', taps: [/24 horas|24 hours/] },
  ],
};

/** The guide of packets would open late over /redenvelope. */
export async function finishGuide(page: Page): Promise<void> {
  await (await callElsewhere(page))('/lucky/money/finishGuide');
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
 * Opens each popup of a viewer, calls `look` when it has stopped moving, and closes it.
 * @param look gets the name of the popup
 */
export async function visitPopups(
  page: Page,
  viewer: Viewer,
  look: (name: string) => Promise<void>,
): Promise<void> {
  // A query by role would not find a dialog under another one.
  const dialogs = page.locator('[role=dialog]');
  let here = '';
  for (const { name, at, taps } of POPUPS[viewer]) {
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
