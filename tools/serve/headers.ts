/** The names of files in assets/ contain a hash of their content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Headers of each file. Each page has its own policy in a meta tag with the hashes of its inline scripts, so that a
 * release changes no server configuration. These headers never change and contain what a meta tag cannot (CSP 3, 3.3).
 * docs/deploy/nginx.conf and docs/deploy/Caddyfile send the same. No Referer has a path or a query (NET-15).
 */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Additional headers of each answer over https. For a year the browser uses only https. Pages that opened this one, or
 * that this one opened, cannot access each other, except the bank's tab, which the app closes.
 */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000',
};

/**
 * Files for static hosts such as Cloudflare Pages and Netlify. `_headers` has headers by address; hosts combine all
 * rules that match an address, so each header is in only one rule. `_redirects` has the addresses of screens.
 * `404.html` is the page of all other addresses: without it a host would answer home for a script of another release,
 * cached like a script.
 *
 * @param screens addresses as bootScreens names them: one that ends with a slash includes all below it. No rule matches
 * all addresses, because Cloudflare applies rules before it looks for files, so that scripts would become pages.
 */
export function hostFiles(screens: readonly string[]): Readonly<Record<string, string>> {
  return {
    _headers: [
      '/*',
      ...Object.entries({ ...FILE_HEADERS, ...HTTPS_HEADERS }).map(([name, value]) => `  ${name}: ${value}`),
      '/assets/*',
      `  cache-control: ${CACHE_FOREVER}`,
      '',
    ].join('\n'),
    // For `/shell.html` Cloudflare would redirect to the address without the ending.
    _redirects: screens.map((screen) => `${screen.replace(/\/$/, '/*')}  /shell  200\n`).join(''),
  };
}
