import { readHosts } from './hosts.ts';

/** The hosts of this build. */
export const hosts = readHosts(import.meta.env);

/** Address of a resource: absolute as it came, or a path on the resource host. */
export function resourceUrl(url: string): string {
  return url.startsWith('/') ? hosts.resource + url : url;
}
