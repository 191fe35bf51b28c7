/** Reading and completing the addresses of games; `frameable` has passed them (game-hosts.ts). */

/** The game an address belongs to, for asking a new one; undefined when it does not say. */
export function gameIdOf(href: string): string | undefined {
  const id = new URL(href).searchParams.get('game');
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

const WHEEL_PATH = /\/(?:lucky-?)?wheel(?:\/(?:index\.html)?)?$/i;

/**
 * A lucky wheel, whose address buys its entry with the session's token each time (spec point 2, luckywheel): what a
 * banner of that command opened, and after a reload or from a deep link what its path calls so.
 */
export function isLuckyWheel(href: string, isFromBanner = false): boolean {
  const { pathname, searchParams } = new URL(href);
  return (isFromBanner || WHEEL_PATH.test(pathname)) && !searchParams.has('entry');
}

/** The address as the page may show and keep it. */
export function withoutToken(href: string): string {
  const url = new URL(href);
  if (!url.searchParams.has('token')) return href;
  url.searchParams.delete('token');
  return url.href;
}

/**
 * The address of the lucky wheel for the frame alone. A token never travels in the clear from a page
 * that is itself encrypted.
 * @returns undefined when it may not carry the token
 */
export function withToken(href: string, token: string, lang: string, pageOrigin: string): string | undefined {
  const url = new URL(href);
  if (url.protocol !== 'https:' && !pageOrigin.startsWith('http:')) return undefined;
  url.searchParams.set('lang', lang);
  url.searchParams.set('token', token);
  return url.href;
}
