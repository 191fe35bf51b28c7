import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The console and the reference have their own build, which is no part of the app (MOC-04, CON-05). */
export default defineConfig({
  root: at('.'),
  base: '/__mock/',
  envDir: false,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: at('../dist-console'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
