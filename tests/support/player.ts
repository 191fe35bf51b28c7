import type { Page } from 'playwright/test';
import type { MockWorld } from './mock-world.ts';

/** The seeded player of every world. */
export const PLAYER = { phone: '912345678', password: 'Copihue2026', balance: '25,000.00' } as const;

/**
 * Opens the page as a seeded player, already logged in: what a returning player sees.
 * @throws when the world refuses the login
 */
export async function arriveAsPlayer(
  page: Page,
  world: MockWorld,
  language = 'ks',
  username: string = PLAYER.phone,
): Promise<void> {
  const response = await page.request.post('/user/login', {
    headers: { 'x-mock-world': world.id, lang: language },
    data: { country: 'CL', username, password: PLAYER.password },
  });
  const { data } = (await response.json()) as { data?: { token?: string } };
  if (!data?.token) throw new Error(`The seeded player could not log in: ${await response.text()}`);
  await page.addInitScript(
    ([token, locale]) => {
      // A framed game is a page too, and has no storage.
      if (window !== window.top) return;
      // Once a tab: a later page of the same tab keeps what the app stored, a logout above all.
      if (sessionStorage.getItem('arrived')) return;
      sessionStorage.setItem('arrived', '1');
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('locale', locale ?? 'ks');
    },
    [data.token, language],
  );
}
