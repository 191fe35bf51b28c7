import { Refusal } from '../world/core/refusal.ts';
import type { TextAnswer } from './envelope.ts';

export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
      'access-control-allow-headers': 'content-type, lang, token, x-mock-world, x-mock-fault',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '86400',
    },
  });
}

/**
 * Makes an answer readable from another origin (NET-09: the app must be able to read `token` across origins). An error
 * Response stands for a broken connection and stays as it is.
 * @param origin `*` for every origin; undefined for the page's own only
 */
export function openTo<Answer extends Response | TextAnswer | undefined>(
  origin: string | undefined,
  answer: Answer,
): Answer {
  if (origin === undefined || answer === undefined) return answer;
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'token, retry-after, date',
    ...(origin === '*' ? {} : { vary: 'origin' }),
  };
  if (!(answer instanceof Response)) Object.assign(answer.headers, headers);
  else if (answer.type !== 'error')
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

/**
 * The foreign origin that may make a call of /__mock and read its answer; undefined for pages of the server itself and
 * for scripts, which name no origin. The check is needed because any page a developer visits could reach the server,
 * and /__mock can log in as anybody.
 * @param named origins the server was started with
 * @throws Refusal 403 foreign-origin for every other page
 */
export function controlOrigin(request: Request, named: readonly string[]): string | undefined {
  const origin = request.headers.get('origin');
  if (origin === null || origin === new URL(request.url).origin) return undefined;
  if (named.includes(origin)) return origin;
  throw new Refusal('foreign-origin', { status: 403, parameters: { origin } });
}

/**
 * True for a name under which /__mock answers: an address in numbers, localhost, or a named origin. Without this check
 * a foreign name that resolves to this server would count as its own (DNS rebinding).
 * @param host as in the header `host`
 */
export function isControlName(host: string, named: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (/^(?:[\d.]+|\[[\da-f:.]+\]|(?:.+\.)?localhost)$/.test(name)) return true;
  return named.some((origin) => new URL(origin).host === host);
}

interface Sender {
  /** Header `origin`: with every POST and every socket of a page; scripts send none. */
  origin: string | null | undefined;
  site: string | null | undefined;
  host: string;
}

const LOOPBACK = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * True for a foreign page. It must not create a world, because that can push out the least recently used one. Scripts,
 * pages of the server's own name on any port, pages of this computer and named origins may.
 * @param named origins the server was started with
 */
export function isStranger({ origin, site, host }: Sender, named: readonly string[]): boolean {
  if (!origin) return site === 'cross-site';
  if (named.includes(origin)) return false;
  const page = URL.parse(origin);
  if (!page) return true;
  if (LOOPBACK.test(page.hostname)) return false;
  // A page under a foreign name that resolves to this server would otherwise count as the server's own.
  return !isControlName(host, named) || page.hostname !== URL.parse(`http://${host}`)?.hostname;
}

/**
 * Origin of the page that sent a request; the bank page leads back to it. Browsers name it on every POST; a caller that
 * names none gets the origin it called.
 */
export function returnOriginOf(request: Request): string {
  for (const name of ['origin', 'referer']) {
    const value = request.headers.get(name);
    if (value && /^https?:\/\//.test(value) && URL.canParse(value)) return new URL(value).origin;
  }
  return new URL(request.url).origin;
}
