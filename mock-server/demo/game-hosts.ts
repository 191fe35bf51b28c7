import { type Framing, type GameHosts, frameable as plainFrameable } from '@copihue/contract/game-hosts';
import { folder } from './place.ts';

/**
 * Replaces the app's game-hosts in the build of the demonstration. Games come from the demonstration's folder, and
 * their frames keep its origin, because the worker only gets requests of such frames. This is safe, because all of
 * these pages are ours. The real app never does it.
 */

const below = (address: string, page: string) => {
  const path = address.startsWith(`${page}/`) ? address.slice(page.length) : address;
  return path.startsWith(folder) ? path.slice(folder.length - 1) : undefined;
};

export function frameable(address: string, hosts: GameHosts): string | undefined {
  const path = below(address, hosts.page);
  const plain = path === undefined ? undefined : plainFrameable(path, { ...hosts, game: '' });
  if (plain === undefined) return undefined;
  return hosts.page + folder.slice(0, -1) + plain.slice(hosts.page.length);
}

export function framingFor({ page }: GameHosts): Framing {
  return { sandbox: 'allow-scripts allow-forms allow-same-origin', origin: page };
}
