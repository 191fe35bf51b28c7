import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { failureResponse } from '../http/envelope.ts';
import { langOf } from '../texts/texts.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { SeedCatalogue } from '../world/tables/catalogue-types.ts';
import { contactSheet } from './contact-sheet.ts';
import { drawResource } from './resource-art.ts';

export type Encoding = 'br' | 'gzip';
/** Compresses a text; only hosts that have a compressor bring one. */
export type Compress = (text: string, encoding: Encoding) => Uint8Array<ArrayBuffer>;

interface Drawn {
  svg: string;
  etag: string;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/** Drawings kept; a lobby shows a few hundred. */
const CACHE_SIZE = 2000;

/** The encoding to answer in, by what the caller takes. */
export function encodingFor(accept: string | null): Encoding | undefined {
  const offered = (accept ?? '').split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
}

/**
 * Serves the drawings under /resources/, each drawn once. The path is versioned, so browsers may keep them for good.
 * /resources/contact-sheet shows all of them on one page.
 * @returns an answer for GET and HEAD
 */
export function createResources(catalogue: SeedCatalogue, compress?: Compress) {
  const cache = new Map<string, Drawn>();

  function drawn(pathname: string): Drawn | undefined {
    const found = cache.get(pathname);
    if (found) return found;
    const svg = drawResource(pathname, catalogue)?.svg;
    if (svg === undefined) return undefined;
    const fresh: Drawn = { svg, etag: `"${bytesToHex(sha256(utf8ToBytes(svg))).slice(0, 20)}"`, encoded: {} };
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(pathname, fresh);
    return fresh;
  }

  return function serve(request: Request): Response {
    const { pathname } = new URL(request.url);
    if (pathname === '/resources/contact-sheet') return contactSheet(catalogue);
    const found = drawn(pathname);
    if (!found) {
      return failureResponse(
        new Refusal('unknown-resource', { status: 404 }),
        langOf(request.headers.get('lang')),
      );
    }
    const headers: Record<string, string> = {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: found.etag,
      vary: 'accept-encoding',
      // A drawing opened by itself must not be able to run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match') === found.etag)
      return new Response(null, { status: 304, headers });
    const encoding = compress && encodingFor(request.headers.get('accept-encoding'));
    if (!compress || !encoding) return new Response(found.svg, { headers });
    const encoded = found.encoded[encoding] ?? compress(found.svg, encoding);
    found.encoded[encoding] = encoded;
    return new Response(encoded, { headers: { ...headers, 'content-encoding': encoding } });
  };
}
