import type { Hosts } from './hosts.ts';

const hostOf = (origin: string) => (origin === 'self' ? '' : origin);

/** `readHosts` in vite.config.ts has checked the hosts. */
export const hosts: Hosts = {
  main: hostOf(import.meta.env.VITE_MAIN_HOST),
  gateway: hostOf(import.meta.env.VITE_GATEWAY_HOST),
  resource: hostOf(import.meta.env.VITE_RESOURCE_HOST),
  game: hostOf(import.meta.env.VITE_GAME_HOST),
  socket: hostOf(import.meta.env.VITE_SOCKET_HOST),
};

/** An absolute address stays as it is; a path belongs to the resource host. */
export function resourceUrl(url: string): string {
  return url.startsWith('/') ? hosts.resource + url : url;
}
