/** Files in assets/ have a hash of their content in their name. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/**
 * Headers of every file. Each page has its own policy in a meta tag, with the hashes of its inline scripts, so that a
 * server needs no new configuration for a release. These headers never change and contain what a meta tag cannot (CSP
 * 3, 3.3). docs/deploy/nginx.conf and docs/deploy/Caddyfile send the same.
 */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy':
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/**
 * Additional headers of every answer over https. For a year the browser uses only https. A foreign page that opened
 * this one, or was opened by it, gets no handle of it; the bank's tab is an exception, because the app closes it again.
 */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000',
};

/**
 * Files for static hosts such as Cloudflare Pages and Netlify: headers by address (the hosts add up rules that match
 * the same address, so each header is in only one of them), and the addresses that are screens. `404.html` is the page
 * of every other address: without it a host would answer home for a script of another release, cached like a script.
 *
 * @param screens addresses as bootScreens names them: one that ends with a slash includes all below it. There is no
 * rule for every address, because Cloudflare applies rules before it looks for files, and scripts would become pages
 * too.
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
    // With `/shell.html` Cloudflare would redirect to the address without the ending.
    _redirects: screens.map((screen) => `${screen.replace(/\/$/, '/*')}  /shell  200\n`).join(''),
  };
}
