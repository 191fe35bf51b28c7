/**
 * Builds dist-demo/: the whole product for any static host, with the mock backend inside the browser (MOC-05).
 *
 * npm run build -- --demo
 *
 * Three modules of the app are replaced here, and the backend is a service worker.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureGameFiles } from '@copihue/mock/game-files';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

const OUT = resolve('dist-demo');

/** A replacement may import the original module. */
const STAND_INS: readonly (readonly [original: string, standIn: string])[] = [
  ['openapi/frame/game-hosts.ts', 'mock-server/demo/game-hosts.ts'],
  ['src/app/release/service-worker.ts', 'mock-server/demo/no-service-worker.ts'],
  ['src/realtime/tried-web-socket.ts', 'mock-server/demo/no-web-socket.ts'],
];

const standIns: Plugin = {
  name: 'demo-stand-ins',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    const pair = STAND_INS.find(([original]) => found?.id === resolve(original));
    return pair && importer !== resolve(pair[1]) ? resolve(pair[1]) : found;
  },
};

const gameFiles: Plugin = {
  name: 'demo-game-files',
  resolveId: (source) => (source === 'virtual:game-files' ? '\0game-files' : undefined),
  async load(id) {
    return id === '\0game-files'
      ? `export const gameFiles = ${JSON.stringify(await ensureGameFiles())};`
      : undefined;
  },
};

const shared = { configFile: false, mode: 'demo', envDir: process.cwd(), logLevel: 'warn' } as const;

await build({
  ...shared,
  root: resolve('mock-server/demo'),
  base: './',
  publicDir: resolve('src/public'),
  define: { __VERSION__: JSON.stringify(JSON.parse(readFileSync('package.json', 'utf8')).version) },
  plugins: [standIns, react(), tailwindcss()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
await build({
  ...shared,
  publicDir: false,
  plugins: [gameFiles],
  build: {
    outDir: OUT,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: resolve('mock-server/demo/worker.ts'),
      formats: ['iife'],
      name: 'demo',
      fileName: () => 'demo-worker.js',
    },
  },
});
copyFileSync('mock-server/demo/not-found.html', `${OUT}/404.html`);
console.log('Built dist-demo/. Any static host serves it, in any folder.');
