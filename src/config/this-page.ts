import { type Market, marketOf } from './markets.ts';
import type { Hosts, Settings } from './settings.ts';

/** The prerendering and tests without a page have none. */
export const settings: Settings = JSON.parse(
  globalThis.document?.getElementById('settings')?.textContent || '{}',
);

export const hosts: Hosts = { main: '', gateway: '', resource: '', game: '', socket: '', ...settings.hosts };

/** An absolute address stays as it is; a path belongs to the resource host. */
export function resourceUrl(url: string): string {
  return url.startsWith('/') ? hosts.resource + url : url;
}

/** The market of a country, or the first of those that are open (SHP-11). */
export function openMarketOf(country: string | null): Market {
  const { markets } = settings;
  return marketOf(markets && !markets.includes(country ?? '') ? markets[0] : country);
}
