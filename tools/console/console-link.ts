import type { Plugin, ProxyOptions } from 'vite';

/** Draws the link (mock-server/console/public/link.js). The page's policy allows only scripts of its own origin. */
const SCRIPT = '/__mock/link.js';

export function withConsoleLink(html: string): string {
  return html.replace('</body>', `<script async src="${SCRIPT}"></script>\n</body>`);
}

export const isBackendPath = (path: string) =>
  /^\/(?:resources|bank|games|__mock|socket\.io|healthz)(?:\/|$)/.test(path);

function worldCookie(address: string): string | undefined {
  const world = new URL(address, 'http://page').searchParams.get('world');
  if (world === null) return undefined;
  const isDefault = world === '' || world === 'default';
  return `mockWorld=${encodeURIComponent(world)}; Path=/; SameSite=Lax${isDefault ? '; Max-Age=0' : ''}`;
}

/**
 * `npm run dev`: serves the mock backend under the app's own address, as `npm start` does. Worlds are chosen in the
 * same ways (MOC-06), the console can open the app as a player, and the page has the link to the console.
 * @param mock origin of the mock backend with both hosts on one port, set by tools/dev.ts; no plugin without it
 */
export function devConsole(mock: string | undefined): Plugin[] {
  if (!mock) return [];
  const backend: ProxyOptions = {
    target: mock,
    // Keeps the page's host name, so that its calls stay on the same origin.
    changeOrigin: false,
    ws: true,
    bypass: ({ method, url = '/' }) =>
      method === 'POST' || isBackendPath(url.split('?')[0] ?? '') ? undefined : url,
    // When the mock breaks a connection on purpose, the page must not get a 502 instead.
    configure: (proxy) => void proxy.on('error', (_error, _request, response) => response.destroy()),
  };
  return [
    {
      name: 'mock-console',
      apply: 'serve',
      config: () => ({ server: { proxy: { '^/': backend } } }),
      configureServer({ middlewares }) {
        middlewares.use(({ method, url = '/' }, response, next) => {
          const cookie = method === 'GET' && !isBackendPath(url.split('?')[0] ?? '') && worldCookie(url);
          if (cookie) response.setHeader('set-cookie', cookie);
          next();
        });
      },
      transformIndexHtml: withConsoleLink,
    },
  ];
}
