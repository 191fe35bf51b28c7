import { Refusal } from '../world/core/refusal.ts';
import type { TextAnswer } from './envelope.ts';

export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
      'access-control-allow-headers': 'content-type, lang, token, x-request-id, x-mock-world, x-mock-fault',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '86400',
    },
  });
}

/**
 * Makes an answer readable from another origin (NET-09: the app must be able to read `token` across origins). An error
 * Response means a broken connection and does not change.
 * @param origin `*` for every origin; undefined for the page's own only
 */
export function openTo<Answer extends Response | TextAnswer | undefined>(
  origin: string | undefined,
  answer: Answer,
): Answer {
  if (origin === undefined || answer === undefined) return answer;
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'token, retry-after, date, x-min-release, x-request-id',
    ...(origin === '*' ? {} : { vary: 'origin' }),
  };
  if (!(answer instanceof Response)) Object.assign(answer.headers, headers);
  else if (answer.type !== 'error')
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

/**
 * Decides who may call /__mock. Any page that a developer visits could reach the server, and /__mock can log in as
 * anybody.
 * @param named origins that the server was started with
 * @returns the foreign origin that may read the answer; undefined for pages of the server itself, and for scripts,
 * which send no origin
 */
export function controlOrigin(request: Request, named: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(request.url).origin) return undefined;
  if (named.includes(origin)) return origin;
  throw new Refusal('foreign-origin', { status: 403, parameters: { origin } });
}

/**
 * True for a name under which /__mock answers: a numeric address, localhost, or a named origin. Otherwise a foreign
 * name that resolves to this server would count as its own (DNS rebinding).
 * @param host as in the header `host`
 */
export function isControlName(host: string, named: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (/^(?:[\d.]+|\[[\da-f:.]+\]|(?:.+\.)?localhost)$/.test(name)) return true;
  return named.some((origin) => new URL(origin).host === host);
}

interface Sender {
  /** Header `origin`: browsers send it with every POST and every socket; scripts send none. */
  origin: string | null | undefined;
  site: string | null | undefined;
  host: string;
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * True for a foreign page, which must not create a world, because that can push out the least recently used one.
 * Scripts, pages of the server's own name on any port, pages of this computer and named origins are not foreign.
 * @param named origins that the server was started with
 */
export function isStranger({ origin, site, host }: Sender, named: readonly string[]): boolean {
  if (!origin) return site === 'cross-site';
  if (named.includes(origin)) return false;
  const page = URL.parse(origin);
  if (!page) return true;
  if (LOOPBACK.test(page.hostname)) return false;
  return !isControlName(host, named) || page.hostname !== URL.parse(`http://${host}`)?.hostname;
}

/**
 * Origin of the page that sent a request; the bank page leads back to it. Browsers send it with every POST. A caller
 * without it gets the origin that it called.
 */
export function returnOriginOf(request: Request): string {
  for (const name of ['origin', 'referer']) {
    const value = request.headers.get(name);
    if (value && /^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin;
  }
  return new URL(request.url).origin;
}
