import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGE_TYPES } from '@copihue/mock/read-console';
import { pathOrRefusal } from '@copihue/mock/request-target';
import { PlainProblem } from '../shared/ports.ts';
import { releaseHash } from '../shared/release-hash.ts';
import { CACHE_FOREVER, FILE_HEADERS, HTTPS_HEADERS } from './headers.ts';

const TYPES: Record<string, string> = {
  ...PAGE_TYPES,
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
export const typeOf = (name: string) => TYPES[extname(name)] ?? 'application/octet-stream';

const OPENER = 'cross-origin-opener-policy';
/** Under other names the server has no https, and browsers complain about the header. */
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const GAME_VIEW = '/gameView/';

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
/** Files for the build or for other hosts, which this server does not send. */
const KEPT = /^(?:\.vite\/|_headers$|_redirects$)/;
export const COMPRESSED = /\.(?:br|gz|zst)$/;

interface StaticFile {
  type: string;
  etag: string;
  isHashed: boolean;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** They name the pages by their hashes. */
const NAMES_PAGES: readonly string[] = ['sw.js', 'version.json'];

function load(folder: string, name: string, rewrite: (text: string) => string): StaticFile {
  const read = readFileSync(join(folder, name));
  const isRewritten = extname(name) === '.html' || NAMES_PAGES.includes(name);
  const raw = isRewritten ? Buffer.from(rewrite(read.toString('utf8'))) : read;
  const compressed = raw.equals(read)
    ? Object.entries(ENCODINGS)
        .filter(([, ending]) => existsSync(join(folder, name + ending)))
        .map(([encoding, ending]) => [encoding, readFileSync(join(folder, name + ending))])
    : [['gzip', gzipSync(raw)]];
  return {
    type: typeOf(name),
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    isHashed: name.startsWith('assets/'),
    bodies: { identity: raw, ...Object.fromEntries(compressed) },
  };
}

/**
 * Reads a build.
 * @param isReserved paths that belong to the backend
 * @param rewrite changes pages when they are read
 * @throws {PlainProblem} when the folder has no prerendered page
 */
export function readStaticFiles(
  folder: string,
  isReserved: (path: string) => boolean,
  rewrite: (html: string) => string = (html) => html,
) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new PlainProblem(`${folder} has no production build. Run "npm run build" first.`);
  }
  const files = new Map<string, StaticFile>();
  const changed: [built: string, served: string][] = [];
  const rewritePage = (html: string) => {
    const served = rewrite(html);
    changed.push([releaseHash(html), releaseHash(served)]);
    return served;
  };
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isFile() && !KEPT.test(name) && !COMPRESSED.test(name) && !NAMES_PAGES.includes(name))
      files.set(`/${name}`, load(folder, name, rewritePage));
  }
  // The worker stores only files with a known hash (SHP-04).
  const withHashes = (list: string) =>
    changed.reduce((text, [built, served]) => text.replaceAll(built, served), list);
  for (const name of NAMES_PAGES)
    if (existsSync(join(folder, name))) files.set(`/${name}`, load(folder, name, withHashes));

  const pathOf = (path: string) => {
    if (path === '/') return '/index.html';
    if (KEPT.test(path.slice(1))) return path;
    return files.has(path) || (extname(path) !== '' && !path.startsWith(GAME_VIEW)) ? path : '/shell.html';
  };

  return {
    /**
     * Answers a GET or HEAD for a file, for `/` or for a screen's address. Returns false for other requests. A screen's
     * address has no file ending and is not reserved. Only the game view's address contains dots, in the address of a
     * game.
     */
    serve(request: IncomingMessage, response: ServerResponse) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const requested = pathOrRefusal(request, response);
      if (requested === undefined) return true;
      if (isReserved(requested)) return false;
      const path = pathOf(requested);
      const file = files.get(path);
      if (!file) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
        return true;
      }
      const accepted = String(request.headers['accept-encoding'] ?? '');
      const encoding = (['br', 'gzip'] as const).find((one) => file.bodies[one] && accepted.includes(one));
      const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity;
      const headers: Record<string, string | number> = {
        'content-type': file.type,
        etag: file.etag,
        vary: 'accept-encoding',
        'cache-control': file.isHashed ? CACHE_FOREVER : 'no-cache',
        ...FILE_HEADERS,
        ...(LOCAL.test(request.headers.host ?? '') && { [OPENER]: HTTPS_HEADERS[OPENER] ?? '' }),
      };
      if (request.headers['if-none-match'] === file.etag) {
        response.writeHead(304, headers).end();
        return true;
      }
      if (encoding) headers['content-encoding'] = encoding;
      headers['content-length'] = body.length;
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
