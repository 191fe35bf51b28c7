import type { Plugin } from 'vite';

/** Draws the link (mock-server/console/public/link.js); from the page's own origin, as its policy asks. */
const SCRIPT = '/__mock/link.js';

/** A page with the small link to the mock's console, which comes after everything else. */
export function withConsoleLink(html: string): string {
  return html.replace('</body>', `<script async src="${SCRIPT}"></script>\n</body>`);
}

/**
 * `npm run dev`: the console under the app's own address, so that it can open the app as somebody, and the link to it.
 * @param mock origin of the mock backend, as tools/dev.ts names it; nothing happens without one
 */
export function devConsole(mock: string | undefined): Plugin[] {
  if (!mock) return [];
  return [
    {
      name: 'mock-console',
      apply: 'serve',
      config: () => ({ server: { proxy: { '/__mock': mock } } }),
      transformIndexHtml: withConsoleLink,
    },
  ];
}
