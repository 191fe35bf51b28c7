import { cspHash, flower, htmlResponse, pageStyle } from '../http/html.ts';

export interface ConsoleFile {
  type: string;
  body: Uint8Array<ArrayBuffer>;
}

/** The built console and reference by path below /__mock/, such as `index.html` (see read-console.ts). */
export type ConsoleFiles = ReadonlyMap<string, ConsoleFile>;

const PAGES = ['', 'reference'];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function notBuilt(): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Console</title><style>${pageStyle}</style></head>
<body><main><p class="mark">${flower}<span>Mock console</span></p><h1>The console is not built yet</h1>
<p><code>npm run dev</code>, <code>npm start</code> and <code>npm run mock</code> build it. Its calls under /__mock work without it.</p></main></body></html>`;
  return htmlResponse(html, { 'style-src': cspHash(pageStyle) }, 404);
}

/**
 * Answers a GET for the console's pages and files (MOC-04, CON-05).
 * @returns undefined for everything else under /__mock, because that is a call
 */
export function serveConsole(
  request: Request,
  filesNow: (() => ConsoleFiles | undefined) | undefined,
): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const name = new URL(request.url).pathname.slice('/__mock'.length).replace(/^\/|\/$/g, '');
  const isPage = PAGES.includes(name);
  const file = filesNow?.()?.get(isPage ? 'index.html' : name);
  if (!file) return isPage ? notBuilt() : undefined;
  return new Response(file.body, {
    headers: {
      'content-type': file.type,
      'cache-control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...(file.type.startsWith('text/html') ? { 'content-security-policy': POLICY } : {}),
    },
  });
}
