import type { Plugin } from 'vite';

/** Draws the link (mock-server/console/public/link.js); from the page's own origin, as its policy requires. */
const SCRIPT = '/__mock/link.js';

/** A page with the small link to the mock's console, which loads after everything else. */
export function withConsoleLink(html: string): string {
  return html.replace('</body>', `<script async src="${SCRIPT}"></script>\n</body>`);
}

/**
 * `npm run dev`: the console under the app's own address, so that it can open the app as a player, and the link to it.
 * @param mock origin of the mock backend, set by tools/dev.ts; no plugin without it
 */
export function devConsole(mock: string | undefined): Plugin[] {
  if (!mock) return [];
  return [
    {
      name: 'mock-console',
      apply: 'serve',
      // Under the page's own name, not the mock's: calls of the page are then calls of the same origin.
      config: () => ({ server: { proxy: { '/__mock': { target: mock, changeOrigin: false } } } }),
      transformIndexHtml: withConsoleLink,
    },
  ];
}
