export interface GameHosts {
  /** Origin of the configured game host; empty for the page's own origin. */
  game: string;
  page: string;
}

export interface Framing {
  sandbox: string;
  origin: string;
}

/** Longest address that the contract allows (GameEntry.url). */
const MAX_LENGTH = 2000;
/** Printable ASCII without the backslash, which some parsers read as a slash. */
const PLAIN = /^[\x21-\x5b\x5d-\x7e]+$/;
/** Slashes, backslashes and dots that only some parsers decode, and empty path segments. */
const DISGUISED = /%(?:2e|2f|5c|25|0[0-9a-f]|1[0-9a-f])|\/\//i;

/** The frame must not keep an origin that it shares with the page. */
function isOwn({ game, page }: GameHosts): boolean {
  return game === '' || game === page;
}

/**
 * Returns the address of a game when it may be framed (GAM-05): on the configured game host, or below /games/ of the
 * page's own origin when that is the game host. An address that two parsers could read differently is refused.
 * @param address absolute, or a path on the game host
 * @returns the address to frame, or undefined
 */
export function frameable(address: string, hosts: GameHosts): string | undefined {
  if (address.length > MAX_LENGTH || !PLAIN.test(address)) return undefined;
  const origin = isOwn(hosts) ? hosts.page : hosts.game;
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const [place = ''] = path.split(/[?#]/);
  if (!path.startsWith('/') || DISGUISED.test(place)) return undefined;
  const url = new URL(origin + path);
  // The parsed address must equal the text, so that dot segments are refused.
  if (url.origin !== origin || url.pathname !== place || url.username || url.password) return undefined;
  if (isOwn(hosts) && !/^\/games\/[a-z]+(?:\/(?:index\.html)?)?$/.test(url.pathname)) return undefined;
  url.hash = '';
  return url.href;
}

/**
 * A frame from our own origin gets no origin, so that it cannot reach the page or its storage. A separate host keeps
 * its origin and its own storage.
 */
export function framingFor(hosts: GameHosts): Framing {
  if (isOwn(hosts)) return { sandbox: 'allow-scripts allow-forms', origin: 'null' };
  return { sandbox: 'allow-scripts allow-forms allow-same-origin', origin: hosts.game };
}
