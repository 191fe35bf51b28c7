import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

type Encoding = 'br' | 'gzip';
export type Compress = (text: string, encoding: Encoding) => Uint8Array<ArrayBuffer>;

interface KeptText {
  text: string;
  etag: string;
  encoded: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}

/**
 * Answers with the text of an address, made on its first request.
 * @param policy content security policy for the text opened as a page
 * @returns undefined when there is no text
 */
export type LastingTexts = (
  request: Request,
  make: () => string | undefined,
  about: { type: string; policy: string },
) => Response | undefined;

const CACHE_SIZE = 2000;

export function encodingFor(accept: string | null | undefined): Encoding | undefined {
  const offered = (accept ?? '').split(',').map((part) => part.trim().split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding));
}

/**
 * Serves texts that never change at their address, so browsers may keep them for ever. Each text is made, hashed and
 * compressed once.
 */
export function createLastingTexts(compress: Compress | undefined): LastingTexts {
  const cache = new Map<string, KeptText>();

  function keptAt(pathname: string, make: () => string | undefined): KeptText | undefined {
    const found = cache.get(pathname);
    if (found) return found;
    const text = make();
    if (text === undefined) return undefined;
    const fresh = { text, etag: `"${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 20)}"`, encoded: {} };
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(pathname, fresh);
    return fresh;
  }

  return (request, make, { type, policy }) => {
    const kept = keptAt(new URL(request.url).pathname, make);
    if (!kept) return undefined;
    const headers: Record<string, string> = {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: kept.etag,
      vary: 'accept-encoding',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    };
    if (request.headers.get('if-none-match') === kept.etag)
      return new Response(null, { status: 304, headers });
    const encoding = compress && encodingFor(request.headers.get('accept-encoding'));
    if (!compress || !encoding) return new Response(kept.text, { headers });
    const encoded = kept.encoded[encoding] ?? compress(kept.text, encoding);
    kept.encoded[encoding] = encoded;
    return new Response(encoded, { headers: { ...headers, 'content-encoding': encoding } });
  };
}
