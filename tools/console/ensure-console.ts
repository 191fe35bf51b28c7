import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { bundleContract } from '../generate/bundle.ts';
import { filesIn, hashOf } from '../shared/built.ts';
import { takeTurn } from '../shared/turn.mjs';

const OUT = 'mock-server/dist-console';
const PAGE = `${OUT}/index.html`;
const STAMP = 'node_modules/.cache/copihue/console.json';

const FOLDERS = ['mock-server/console', 'openapi'];
const FILES = [
  'mock-server/world/tables/fault-kinds.ts',
  'mock-server/traffic/traffic-rows.ts',
  'src/config/brand.ts',
  'tailwind.config.ts',
  'package-lock.json',
  'tools/console/ensure-console.ts',
];

/**
 * Builds the console and the reference when their sources have changed.
 * @throws the errors of Vite and of the contract's bundler
 */
export async function ensureConsole(): Promise<void> {
  const now = hashOf([...filesIn('.', FOLDERS), ...FILES]).digest('hex');
  const isThere = () => existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now;
  if (isThere()) return;
  const turn = takeTurn('.', 'console');
  if (isThere()) return turn.end();
  const { build } = await import('vite');
  await build({ configFile: 'mock-server/console/vite.config.ts', logLevel: 'warn' });
  writeFileSync(`${OUT}/contract.json`, JSON.stringify(bundleContract('openapi/openapi.yaml')));
  mkdirSync('node_modules/.cache/copihue', { recursive: true });
  writeFileSync(STAMP, now);
  turn.end();
}
