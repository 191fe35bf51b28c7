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

/**
 * With every page and file besides, where it comes by https. For a year no other way is tried; and a page of somebody else
 * that has opened this one, or was opened by it, holds no handle of it, but for the bank's tab, which the app closes again.
 */
export const HTTPS_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000',
};

/**
 * What static hosts such as Cloudflare Pages and Netlify read out of a build: headers by address (rules that both match are
 * added up there, so each header stands in one of them), and which addresses are screens. `404.html` beside them is the page
 * of every other address: without it a host would send home for a script of another release, with the caching of a script.
 *
 * @param screens addresses as bootScreens names them: one with a slash at its end stands for all below it. There is no rule for
 *   every address: Cloudflare applies rules before it looks for files, so that scripts would become pages as well.
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
