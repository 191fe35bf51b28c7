import type { Hosts } from './hosts.ts';

const hostOf = (origin: string) => (origin === 'self' ? '' : origin);

/** The hosts of this build, which has checked them (`readHosts` in vite.config.ts). */
export const hosts: Hosts = {
  main: hostOf(import.meta.env.VITE_MAIN_HOST),
  gateway: hostOf(import.meta.env.VITE_GATEWAY_HOST),
  resource: hostOf(import.meta.env.VITE_RESOURCE_HOST),
  game: hostOf(import.meta.env.VITE_GAME_HOST),
  socket: hostOf(import.meta.env.VITE_SOCKET_HOST),
};

/** Address of a resource: absolute as it came, or a path on the resource host. */
export function resourceUrl(url: string): string {
  return url.startsWith('/') ? hosts.resource + url : url;
}
