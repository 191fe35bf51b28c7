import { loadEnv } from 'vite';
import { readWheelFreeHosts } from '../../src/app/menu/menu-rules.ts';

/** The hostnames whose menu has no lucky wheel (LOB-10), as a build in this folder reads them. */
export function wheelFreeHosts(root: string): readonly string[] {
  return readWheelFreeHosts(loadEnv('production', root, 'VITE_').VITE_WHEEL_FREE_HOSTS);
}

/** Chromium's arguments that resolve these hosts to this machine without a proxy. */
export function foundHere(hostnames: readonly string[]): string[] {
  const rules = hostnames.map((hostname) => `MAP ${hostname} 127.0.0.1`);
  return ['--no-proxy-server', `--host-resolver-rules=${rules.join(',')}`];
}
