import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pathOrRefusal } from '../../mock-server/node/request-target.ts';
import { PlainProblem } from '../shared/ports.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
};

const GAME_VIEW = '/gameView/';

interface StaticFile {
  type: string;
  etag: string;
  isHashed: boolean;
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

function load(folder: string, name: string, rewrite: (html: string) => string): StaticFile {
  const read = readFileSync(join(folder, name));
  const raw = extname(name) === '.html' ? Buffer.from(rewrite(read.toString('utf8'))) : read;
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    isHashed: name.startsWith('assets/'),
    bodies: {
      br: brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      gzip: gzipSync(raw, { level: 9 }),
      identity: raw,
    },
  };
}

/** A production build in memory, compressed once. */
export interface StaticFiles {
  /**
   * Answers a GET or HEAD for a file, for `/` or for a screen's address; false leaves the request to others.
   * A screen's address has no file ending and is not a reserved path; the game view's contains the address of a game,
   * dots included.
   */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Reads a build.
 * @param isReserved paths that belong to the backend
 * @param rewrite changes pages as they are served
 * @throws {PlainProblem} when the folder has no prerendered page
 */
export function readStaticFiles(
  folder: string,
  isReserved: (path: string) => boolean,
  rewrite: (html: string) => string = (html) => html,
): StaticFiles {
  if (!existsSync(join(folder, 'index.html')) || !existsSync(join(folder, 'policy.json'))) {
    throw new PlainProblem(`${folder} has no production build. Run "npm run build" first.`);
  }
  const policies: Record<string, string> = JSON.parse(readFileSync(join(folder, 'policy.json'), 'utf8'));
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name));
    if (entry.isFile() && !name.startsWith('.vite') && name !== 'policy.json')
      files.set(`/${name}`, load(folder, name, rewrite));
  }

  const pathOf = (path: string) => {
    if (path === '/') return '/index.html';
    return files.has(path) || (extname(path) !== '' && !path.startsWith(GAME_VIEW)) ? path : '/shell.html';
  };

  return {
    serve(request, response) {
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
      const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
      const headers: Record<string, string | number> = {
        'content-type': file.type,
        etag: file.etag,
        vary: 'accept-encoding',
        'cache-control': file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        'x-content-type-options': 'nosniff',
      };
      const policy = policies[path];
      if (policy) {
        // These cannot be set by a meta tag.
        headers['content-security-policy'] = `${policy}; frame-ancestors 'none'`;
        headers['referrer-policy'] = 'strict-origin-when-cross-origin';
        headers['permissions-policy'] = 'camera=(), microphone=(), geolocation=()';
      }
      if (request.headers['if-none-match'] === file.etag) {
        response.writeHead(304, headers).end();
        return true;
      }
      const body = file.bodies[encoding];
      if (encoding !== 'identity') headers['content-encoding'] = encoding;
      headers['content-length'] = body.length;
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}
