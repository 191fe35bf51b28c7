import { resolve } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

/** Writes src/route-tree.gen.ts from src/routes, as the Vite plugin does with the same src/tsr.config.json. */
export async function writeRouteTree(): Promise<void> {
  const root = resolve('src');
  await new Generator({ config: getConfig({}, root), root }).run();
}
