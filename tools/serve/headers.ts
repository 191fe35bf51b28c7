/** Files in assets/ have a hash of their content in their name. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * With every file. Each page carries its own policy in a meta tag, with the hashes of its inline scripts, so that a server
 * needs no new configuration for a release; here is what a meta tag cannot say (CSP 3, 3.3), and what never changes.
 * docs/deploy/nginx.conf and docs/deploy/Caddyfile send the same.
 */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};
