import { hosts, settings } from '../../../config/this-page.ts';

export interface BankHosts {
  main: string;
  page: string;
  banks: readonly string[];
}

function isNamed(hostname: string, names: readonly string[]): boolean {
  return names.some((name) => (name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name));
}

/** Allows only configured hosts, the main host and the page's own: an intruder's link leads nowhere else. */
export function bankPageUrl(url: string, { main, page: own, banks }: BankHosts): string | undefined {
  const page = URL.parse(url);
  if (!page || page.username || page.password) return undefined;
  if (page.protocol !== 'https:' && page.protocol !== 'http:') return undefined;
  if ([main, own].filter(Boolean).some((origin) => new URL(origin).origin === page.origin)) return page.href;
  return page.protocol === 'https:' && page.port === '' && isNamed(page.hostname, banks)
    ? page.href
    : undefined;
}

// Apart from bank-page.ts, so that tests name a page and banks of their own.
export const bankPage = (url: string) =>
  bankPageUrl(url, { main: hosts.main, page: location.origin, banks: settings.banks ?? [] });
