import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export function cspHash(text: string): string {
  return `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}'`;
}

/** By default the page can load nothing, run nothing, and be framed by nobody. */
export function htmlResponse(html: string, policy: Readonly<Record<string, string>>, status = 200): Response {
  const csp = Object.entries({ 'default-src': "'none'", 'base-uri': "'none'", ...policy });
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': csp.map(([directive, sources]) => `${directive} ${sources}`).join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
