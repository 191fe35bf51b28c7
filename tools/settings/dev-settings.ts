import type { Plugin } from 'vite';
import { inlineJson, offStyle } from './page-settings.ts';
import { readSettings } from './write-settings.ts';

/** `npm run dev` has the settings of the build, and its reports go to the mock backend. */
export function devSettings(): Plugin {
  return {
    name: 'dev-settings',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'settings' },
        children: inlineJson({ reports: { url: '/reports' }, ...readSettings() }),
        injectTo: 'head-prepend',
      },
      { tag: 'style', children: offStyle(readSettings()), injectTo: 'head' },
    ],
  };
}
