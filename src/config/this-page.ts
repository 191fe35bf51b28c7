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
