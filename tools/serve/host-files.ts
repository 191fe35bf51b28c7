import { CACHE_FOREVER, FILE_HEADERS } from './headers.ts';

/**
 * What static hosts such as Cloudflare Pages and Netlify read out of a build: headers by address, and the page of every
 * address that is no file. Rules that both match are added up there, so each header stands in one of them.
 */
export const hostFiles: Readonly<Record<string, string>> = {
  _headers: [
    '/*',
    ...Object.entries(FILE_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  cache-control: ${CACHE_FOREVER}`,
    '',
  ].join('\n'),
  _redirects: '/*  /shell.html  200\n',
};
