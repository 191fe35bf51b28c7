import { type App, appState } from '../../lib/app.ts';

/** `frameable` (game-hosts.ts) has checked the address. */

export function gameIdOf(href: string): string | undefined {
  const id = new URL(href).searchParams.get('game');
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : undefined;
}

const WHEEL_PATH = /\/(?:lucky-?)?wheel(?:\/(?:index\.html)?)?$/i;

/** The lucky wheel needs the token (spec point 2). After a reload the path says that it is one. */
export function isLuckyWheel(href: string, isFromBanner = false): boolean {
  const { pathname, searchParams } = new URL(href);
  return (isFromBanner || WHEEL_PATH.test(pathname)) && !searchParams.has('entry');
}

export function withoutToken(href: string): string {
  const url = new URL(href);
  if (!url.searchParams.has('token')) return href;
  url.searchParams.delete('token');
  return url.href;
}

/** Adds the token for the frame only; undefined where an encrypted page would send it unencrypted. */
export function withToken(href: string, token: string, lang: string, pageOrigin: string): string | undefined {
  const url = new URL(href);
  if (url.protocol !== 'https:' && !pageOrigin.startsWith('http:')) return undefined;
  url.searchParams.set('lang', lang);
  url.searchParams.set('token', token);
  return url.href;
}

const framed = appState(() => new Set<string>());

function addressOfLoad(): string {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry || !URL.canParse(entry.name)) return '';
  const { pathname } = new URL(entry.name);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** True for a new entry address: an entry serves one visit (GAM-05), one framed or loaded before is used. */
export function isFirstVisit(app: App, address: string): boolean {
  return !framed(app).has(address) && !addressOfLoad().endsWith(address);
}

export function noteVisit(app: App, address: string): void {
  framed(app).add(address);
}
