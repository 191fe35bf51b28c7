import type { Locator, Page } from 'playwright/test';

export const PLAYER = { phone: '912345678', password: 'Copihue2026', balance: '25,000.00' } as const;

/** The visible balance of the header. Screen readers get the sentence beside it. */
export const balance = (page: Page): Locator => page.getByTestId('header-balance').locator('[aria-hidden]');

/** A page, or a world without one. */
type Caller = Pick<Page, 'request'>;

/** Calls the backend beside the page, in its world. Resolves to the data of the answer. */
export const callBeside =
  ({ request }: Caller, token = '', lang = 'ks') =>
  async (path: string, data: object = {}) =>
    (await (await request.post(path, { headers: { token, lang }, data })).json()).data;

/** Logs in without the page. @returns the token. @throws when the login is refused */
export async function tokenOf(
  caller: Caller,
  username: string = PLAYER.phone,
  language = 'ks',
): Promise<string> {
  const login = { country: 'CL', username, password: PLAYER.password };
  const session = await callBeside(caller, '', language)('/user/login', login);
  if (!session?.token) throw new Error(`The seeded player ${username} could not log in.`);
  return session.token;
}

/** What the same player does elsewhere. */
export const callElsewhere = async (page: Caller, username?: string) =>
  callBeside(page, await tokenOf(page, username));

/** Opens the page as a returning player. */
export async function arriveAsPlayer(
  page: Page,
  language = 'ks',
  username: string = PLAYER.phone,
): Promise<void> {
  const stored = { token: await tokenOf(page, username, language), locale: language };
  await page.addInitScript((entries) => {
    // A framed game has no storage.
    if (window !== window.top) return;
    // Only on the first page of a tab, so that a later page keeps what the app stored, such as a logout.
    if (sessionStorage.getItem('arrived')) return;
    sessionStorage.setItem('arrived', '1');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}
