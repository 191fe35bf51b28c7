import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleContract } from '../generate/bundle.ts';

const OUT = 'dist-console';
const PAGE = `${OUT}/index.html`;
const STAMP = 'node_modules/.cache/copihue/console.json';

/** Everything that ends up in the console: its own code, the lists it shows, the brand, the contract. */
const FOLDERS = ['mock-server/console', 'openapi'];
const FILES = [
  'mock-server/generated/operations.ts',
  'mock-server/world/tables/fault-kinds.ts',
  'mock-server/traffic/traffic-rows.ts',
  'src/config/brand.ts',
  'tailwind.config.ts',
  'package-lock.json',
  'tools/console/ensure-console.ts',
];
const NOT_BUILT = /\.test\.tsx?$/;

function stamp(): string {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const hash = createHash('sha256');
  for (const file of [...found, ...FILES].sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the console and the reference when their sources changed since the last time; otherwise it takes no time.
 * @throws what Vite or the contract's bundler complain about
 */
export async function ensureConsole(): Promise<void> {
  const now = stamp();
  if (existsSync(PAGE) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return;
  const { build } = await import('vite');
  await build({ configFile: 'mock-server/console/vite.config.ts', logLevel: 'warn' });
  writeFileSync(`${OUT}/contract.json`, JSON.stringify(bundleContract('openapi/openapi.yaml')));
  mkdirSync('node_modules/.cache/copihue', { recursive: true });
  writeFileSync(STAMP, now);
}
