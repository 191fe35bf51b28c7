import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hostnames whose menu has no lucky wheel (LOB-10), as a build in this folder has them. */
export const wheelFreeHosts = (root: string): readonly string[] =>
  JSON.parse(readFileSync(join(root, 'src/config/settings.json'), 'utf8')).wheelFreeHosts;

/** Chromium's arguments that resolve these hosts to this machine without a proxy. */
export function foundHere(hostnames: readonly string[]): string[] {
  const rules = hostnames.map((hostname) => `MAP ${hostname} 127.0.0.1`);
  return ['--no-proxy-server', `--host-resolver-rules=${rules.join(',')}`];
}
